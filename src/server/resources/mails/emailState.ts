import type { Config } from '@/server/config';

interface Address {
  email_confirmed_at: Date | null;
  email_refused_at: Date | null;
}

export type EmailState = 'off' | 'unconfirmed' | 'confirmed' | 'refused';

/** Whether mails go to an address; `off` if this server sends none. */
export function emailStateOf(
  { email_confirmed_at, email_refused_at }: Address,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
): EmailState {
  if (smtpUrl === null) return 'off';
  if (email_refused_at !== null) return 'refused';
  return email_confirmed_at === null ? 'unconfirmed' : 'confirmed';
}
