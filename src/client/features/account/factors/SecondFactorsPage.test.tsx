import { screen, waitFor, within } from '@testing-library/react';
import type { ChangedSecondFactors, SecondFactors } from '@/client/api/api';
import { ProofAsker } from '@/client/layout/proof/ProofAsker';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { testInAll } from '@/shared/testing/testLevel';
import { SecondFactorsPage } from './SecondFactorsPage';

const CODES = ['7F3K9MQ2XW5B', '8G4M0NR3YX6C'];
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NONE: SecondFactors = {
  authenticator_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  is_required: false,
  required_from: null,
};
const WITH_APP: SecondFactors = {
  ...NONE,
  authenticator_since: '2026-03-02T08:00:00.000Z',
  recovery_codes_left: 10,
};
const changed = (factors: SecondFactors, recovery_codes: string[] | null) => ({
  data: { ...factors, recovery_codes } satisfies ChangedSecondFactors,
});

function open(factors = NONE, api: ApiStubs = {}, user = aUser('lecturer')) {
  let stored = factors;
  const app = renderApp(
    <>
      <ProofAsker />
      <SecondFactorsPage />
    </>,
    {
      user,
      path: '/account/second-factors',
      api: {
        'GET /me/second-factors': () => ({ data: stored }),
        'POST /me/authenticator': {
          data: { secret: SECRET, uri: `otpauth://totp/SiMagang:1?secret=${SECRET}` },
        },
        ...api,
      },
    },
  );
  return Object.assign(app, { store_: (next: SecondFactors) => (stored = next) });
}

const button = (name: string) => screen.findByRole('button', { name });

async function addApp(app: ReturnType<typeof open>, code: string) {
  await app.person.click(await button('Pasang aplikasi'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('img', { name: 'Kode QR untuk aplikasi' })).toBeVisible();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await app.person.click(dialog.getByLabelText('Kode dari aplikasi'));
  await app.person.paste(code);
  await app.person.click(dialog.getByRole('button', { name: 'Pasang' }));
}

test('an app is added with its first code, and the recovery codes are shown until they are kept', async () => {
  const app = open(NONE, {
    'PUT /me/authenticator': () => {
      app.store_(WITH_APP);
      return changed(WITH_APP, CODES);
    },
  });
  await addApp(app, '123 456');
  await expectToast('status', 'Berhasil', 'Aplikasi autentikator terpasang.');
  const codes = await screen.findByRole('list', { name: 'Kode pemulihan' });
  expect(codes).toHaveTextContent('7F3K-9MQ2-XW5B8G4M-0NR3-YX6C');
  await app.person.keyboard('{Escape}');
  expect(codes).toBeVisible();
  expect(app.store.getState().session.user?.has_second_factor).toBeUndefined();
  await app.person.click(await button('Sudah saya simpan'));
  await waitFor(() => expect(codes).not.toBeInTheDocument());
  expect(app.store.getState().session.user?.has_second_factor).toBe(true);
  expect(await button('Ganti aplikasi')).toBeVisible();
  expect(screen.getByText(/^Tersisa 10 kode/)).toBeVisible();
});

test('a wrong code is shown at its field, and stays', async () => {
  const app = open(NONE, {
    'PUT /me/authenticator': reply(422, {
      message: 'Data yang dikirim tidak valid.',
      errors: { code: ['Kode tidak cocok.'] },
    }),
  });
  await addApp(app, '000000');
  expect(await screen.findByText('Kode tidak cocok.')).toBeVisible();
  expect(screen.getByLabelText('Kode dari aplikasi')).toHaveValue('000000');
});

test('a browser without passkeys says so', async () => {
  open();
  expect(await screen.findByText(/tidak mendukung passkey\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tambah passkey' })).not.toBeInTheDocument();
});

test('a passkey shows its last use, and goes after a question', async () => {
  const passkey = {
    id: 'b3Blbg',
    name: 'Ponsel Siti',
    created_at: '2026-03-02T08:00:00.000Z',
    last_used_at: null,
  };
  const app = open(
    { ...NONE, passkeys: [passkey], recovery_codes_left: 2 },
    {
      'DELETE /me/passkeys/b3Blbg': () => {
        app.store_(NONE);
        return changed(NONE, null);
      },
    },
  );
  expect(await screen.findByText(/belum pernah dipakai$/)).toBeVisible();
  expect(screen.getByText(/Sebaiknya buat yang baru\.$/)).toBeVisible();
  await app.person.click(await button('Hapus passkey Ponsel Siti'));
  const question = within(await screen.findByRole('alertdialog'));
  await app.person.click(question.getByRole('button', { name: 'Hapus' }));
  await expectToast('status', 'Berhasil', 'Passkey dihapus.');
  await waitFor(() => expect(screen.queryByText('Ponsel Siti')).not.toBeInTheDocument());
  expect(screen.queryByText('Kode pemulihan')).not.toBeInTheDocument();
  expect(app.store.getState().session.user?.has_second_factor).toBe(false);
});

test('who must add a factor reads why, and can log out', async () => {
  open(
    { ...NONE, is_required: true },
    { 'POST /logout': { data: { message: '' } } },
    aUser('super_admin', { must_add_second_factor: true }),
  );
  expect(await screen.findByText('Aktifkan verifikasi dua langkah terlebih dahulu')).toBeVisible();
  expect(await button('Log out')).toBeVisible();
});

testInAll('who has to add one later reads the day', async () => {
  open({ ...NONE, is_required: true, required_from: '2027-01-15' });
  expect(await screen.findByText('Wajib mulai 15 Jan 2027')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
});

describe('a sensitive request', () => {
  const REFUSED = reply(403, {
    message: 'Buktikan dahulu bahwa ini Anda untuk melanjutkan.',
    code: 'proof_required',
  });

  /** The server asks for a proof until it has one. */
  function withProof(factors: SecondFactors) {
    let isProved = false;
    return open(factors, {
      'POST /me/recovery-codes': () => (isProved ? changed(factors, CODES) : REFUSED),
      'POST /me/identity': ({ body }) => {
        const { code, password } = body as { code?: string; password?: string };
        if ((code ?? password) !== '123456')
          return reply(422, { message: '', errors: { code: ['Kode verifikasi salah.'] } });
        isProved = true;
        return { data: { message: '' } };
      },
    });
  }

  const renew = async ({ person }: ReturnType<typeof open>) => {
    await person.click(await button('Buat kode baru'));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Buat kode' }));
    return within(await screen.findByRole('dialog', { name: 'Buktikan bahwa ini Anda' }));
  };

  test('waits for a proof, which is asked for until it is right, and goes on', async () => {
    const app = withProof(WITH_APP);
    const proof = await renew(app);
    const field = proof.getByLabelText('Kode verifikasi');
    await app.person.click(field);
    await app.person.paste('000000');
    await app.person.click(proof.getByRole('button', { name: 'Lanjut' }));
    expect(await proof.findByText('Kode verifikasi salah.')).toBeVisible();
    await app.person.clear(field);
    await app.person.paste('123456');
    await app.person.click(proof.getByRole('button', { name: 'Lanjut' }));
    expect(await screen.findByRole('list', { name: 'Kode pemulihan' })).toBeVisible();
  });

  test('ends without a word when the person declines', async () => {
    const app = withProof(WITH_APP);
    const proof = await renew(app);
    await app.person.click(proof.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(app.calls.filter(({ path }) => path === '/me/recovery-codes')).toHaveLength(1);
  });
});
