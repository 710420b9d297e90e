import { recordEvent } from '@/server/auth/recordEvent';
import { numberIn, roleIn } from '@/server/auth/signOn/claims';
import { asUser, forReason } from '@/server/db/actor';
import { HttpError } from '@/server/http/errors';
import type { Services } from '@/server/services';
import type { LoginProvider } from '@/server/settings/loginProviders';
import { SIGN_ON_CODES } from '@/shared/constants/errorCodes';
import { withoutSeparators } from '@/shared/personNumber';
import { hashOfNoPassword, insertAutomaticAccount } from './automaticAccount';
import { selectLogin, updateOwnPassword } from './sessionQueries';

const unknown = ({ name }: LoginProvider) =>
  new HttpError(
    409,
    `${name} mengenali Anda, tetapi Anda belum terdaftar di SiMagang. Hubungi kantor jurusan.`,
    { code: SIGN_ON_CODES.unknown },
  );

const inactive = () =>
  new HttpError(409, 'Akun Anda di SiMagang tidak aktif. Hubungi kantor jurusan.', {
    code: SIGN_ON_CODES.inactive,
  });

type Claims = Readonly<Record<string, unknown>>;

/** The active account of the person whom the provider vouches for. Makes one where the settings say so. */
export async function signOnAccount(services: Services, provider: LoginProvider, claims: Claims) {
  const found = await findOrInsert(services, provider, claims);
  // An office that gives numbers to students must not open the account of a super admin.
  const account = found && isVouchedFor(provider, found) ? found : undefined;
  if (!account?.is_active) {
    const event = { action: 'login_failed', account: account ?? null } as const;
    await recordEvent(services, { ...event, provider: provider.name });
    throw account ? inactive() : unknown(provider);
  }
  return account.has_default_password ? endDefaultPassword(services, account, provider) : account;
}

const isVouchedFor = ({ roles }: LoginProvider, { role }: Pick<Account, 'role'>): boolean =>
  roles === null || roles.includes(role);

type Account = NonNullable<Awaited<ReturnType<typeof selectLogin>>>;

async function findOrInsert(
  services: Services,
  provider: LoginProvider,
  claims: Claims,
): Promise<Account | undefined> {
  const stated = numberIn(provider, claims);
  const number = withoutSeparators(stated ?? '');
  if (stated === null || number === '') return undefined;
  const find = () => selectLogin(services.db, [number, stated]);
  const account = await find();
  const role = account ? null : roleIn(provider, claims);
  if (account || role === null || !isVouchedFor(provider, { role })) return account;
  const { name, email } = claims;
  const newcomer = { role, number, name, email, provider: provider.name };
  try {
    if (!(await insertAutomaticAccount(services, newcomer))) return undefined;
  } catch (error) {
    // A login at the same time may have been faster.
    const faster = await find();
    if (!faster) throw error;
    return faster;
  }
  return find();
}

/** An account in use must not be open to people who know its number. */
async function endDefaultPassword(services: Services, account: Account, { name }: LoginProvider) {
  const { db, clock } = services;
  const next = await hashOfNoPassword();
  await asUser(account, () =>
    forReason(`Password bawaan tidak berlaku lagi: masuk lewat ${name}`, () =>
      db.transaction().execute(async (trx) => {
        await updateOwnPassword(trx, account.id, { checked: account.password_hash, next }, clock());
      }),
    ),
  );
  return { ...account, password_hash: next, has_default_password: false };
}
