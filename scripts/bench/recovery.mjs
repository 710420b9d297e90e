/**
 * `npm run bench:recovery`: seconds from 'Lupa password?' to the dashboard on a phone of 360×780, with the built
 * product, the demo data and a mail server that takes the mails. A person types five characters a second and looks into
 * the mailbox at once. Prints the median of five rounds beside its goal.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { findChromium } from '../chromium.mjs';
import { ensureBuild } from '../ensureBuild.mjs';
import { logIn } from './logIn.mjs';
import { median } from './median.mjs';
import { startProduct, temporaryFolder } from './product.mjs';

const GOAL_S = 60;
const ROUNDS = 5;
const NIM = '2403310001';
const DEMO_PASSWORD = 'Magang2026!';
/** A password for each round. */
const passwordOf = (round) => `Kuda-Laut-7${round}-Hijau`;
const PUBLIC_URL = 'https://magang.kampus.example';
const TYPING = { delay: 200 };

const mails = [];
let arrived = () => {};
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  authOptional: true,
  disableReverseLookup: true,
  onData(stream, session, received) {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      const text = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
      mails.push({ to: session.envelope.rcptTo[0].address, text });
      received();
      arrived();
    });
  },
});
mailServer.listen(0, '127.0.0.1');
await once(mailServer.server, 'listening');

/** The path of the link in a mail to this address, which begins with `path`; waits for the mail. */
const linkTo = async (address, path) => {
  const link = new RegExp(`${PUBLIC_URL}(${path}[^\\s"<]+)`);
  for (;;) {
    const mail = mails.find(({ to, text }) => to === address && link.test(text));
    if (mail) return link.exec(mail.text)[1];
    await new Promise((resolve) => {
      arrived = resolve;
    });
  }
};

ensureBuild();
Object.assign(process.env, {
  SMTP_URL: `smtp://127.0.0.1:${mailServer.server.address().port}`,
  MAIL_FROM: 'SiMagang <magang@kampus.example>',
  PUBLIC_URL,
});
const product = await startProduct({ dataDir: join(temporaryFolder(), 'data'), demoData: true });

/** Opens the link in the mail that a new address gets. Resolves to the address. */
const confirmAddress = async () => {
  const { access_token, user } = await logIn(product.url, NIM, DEMO_PASSWORD);
  const headers = {
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
  };
  const confirmation = `${product.url}/api/me/email-confirmation`;
  await fetch(confirmation, { method: 'POST', headers });
  const link = await linkTo(user.email, '/');
  const token = new URL(link, PUBLIC_URL).searchParams.get('token');
  await fetch(confirmation, { method: 'PUT', headers, body: JSON.stringify({ token }) });
  return user.email;
};

const recover = async (browser, email, password) => {
  mails.length = 0;
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 360, height: 780 },
    locale: 'id-ID',
  });
  await page.goto('/auth/login');
  const startedAt = performance.now();
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await page.getByLabel('NIK / NIP / NIM').pressSequentially(NIM, TYPING);
  await page.keyboard.press('Enter');
  await page.goto(await linkTo(email, '/lupa-password'));
  await page.getByLabel('Password Baru', { exact: true }).pressSequentially(password, TYPING);
  await page.getByLabel('Konfirmasi Password Baru').pressSequentially(password, TYPING);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('NIK / NIP / NIM').pressSequentially(NIM, TYPING);
  await page.getByLabel('Password', { exact: true }).pressSequentially(password, TYPING);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Selamat Datang/ }).waitFor();
  const seconds = (performance.now() - startedAt) / 1000;
  await page.close();
  return seconds;
};

const browser = await chromium.launch({
  executablePath: findChromium({ withPdfViewer: false }),
  args: ['--no-sandbox'],
});
const times = [];
try {
  const email = await confirmAddress();
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.push(await recover(browser, email, passwordOf(round)));
  }
} finally {
  await browser.close();
  await product.stop();
  mailServer.close();
}
const middle = median(times);
const all = times.map((seconds) => seconds.toFixed(1)).join(', ');
console.log(`From 'Lupa password?' to the dashboard: median ${middle.toFixed(1)} s of ${all}`);
console.log(middle <= GOAL_S ? `ok (at most ${GOAL_S} s)` : `> ${GOAL_S} s`);
