import { randomUUID } from 'node:crypto';
import { PRODUCT_NAME } from '@/shared/constants/productName';
import { readSettings } from '../config';
import { layOutMail } from '../mail/layout';
import { openTransport } from '../mail/openTransport';
import { mailboxOf } from '../settings/addresses';
import { ConfigError } from '../settings/environment';
import { runProgram } from './runProgram';

const USAGE = 'npm run mail:test -- siti@kampus.ac.id';

/** Sends one mail with the settings, so that the operator sees what the mail server says. */
async function sendTestMail(): Promise<string> {
  const settings = readSettings(process.env);
  const appName = settings.appName ?? PRODUCT_NAME;
  const [given = ''] = process.argv.slice(2);
  const to = mailboxOf(given)?.address;
  if (to === undefined) throw new ConfigError(`address: got ${JSON.stringify(given)}; ${USAGE}`);
  const transport = openTransport(settings);
  if (!transport) throw new ConfigError('SMTP_URL: got nothing, takes the mail server to try');
  try {
    await transport.send(randomUUID(), {
      to,
      subject: `Email percobaan dari ${appName}`,
      ...layOutMail({
        name: to,
        intro: `${appName} dapat mengirim email.`,
        ...(settings.publicUrl && {
          button: { label: `Buka ${appName}`, link: settings.publicUrl },
        }),
        footer: 'Email ini dikirim oleh pengelola server untuk memeriksa pengaturan.',
      }),
    });
    return `The mail server has taken the mail to ${to}. Look whether it arrives, and not as spam.`;
  } catch (error) {
    const { message, response } = error as Error & { response?: string };
    throw new ConfigError(`The mail was not sent: ${response ?? message}`);
  } finally {
    transport.close();
  }
}

runProgram(sendTestMail);
