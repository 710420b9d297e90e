import type { SessionUser } from './storage';

// The user menu is part of every screen and does without date-fns. A slow phone takes 90 ms to make
// the formatter, so it is made when the menu opens.
const formatInstant = (at: Date) =>
  new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** When and with what the user logged in before this session; null for the first login. */
export const lastLoginText = ({ last_login }: SessionUser): string | null => {
  if (!last_login) return null;
  const at = new Date(last_login.at);
  if (Number.isNaN(at.getTime())) return null;
  const device = last_login.device ? ` dengan ${last_login.device}` : '';
  return `Login sebelumnya: ${formatInstant(at)}${device}`;
};
