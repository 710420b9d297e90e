import { FOR_PARAM } from '@/shared/constants/mailLinks';

/** Makes the links of a mail, each to a path. A log-in returns to the path if it is that of this person. */
export const mailLinks =
  (address: string, userId: number) =>
  (path: string): string => {
    const link = new URL(address + path);
    link.searchParams.append(FOR_PARAM, String(userId));
    return link.href;
  };
