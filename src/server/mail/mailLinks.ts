import { FOR_PARAM } from '@/shared/constants/mailLinks';

/** A path for a person: a log-in returns to it if it is that of this person. */
export const pathFor = (userId: number, path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${FOR_PARAM}=${userId}`;

/** Makes the links of a mail, each to a path. */
export const mailLinks =
  (address: string, userId: number) =>
  (path: string): string =>
    new URL(address + pathFor(userId, path)).href;
