import { paths } from '@/shared/paths';
import type { RECORDS, TitledRecord } from '@/shared/records';
import type { ListPage, RecordPage, Screens } from './screen';
import { ALL_RECORD_PAGES, ALL_SCREENS } from './screens.gen';

/** Every screen that requires login, by its name in spec §2. */
export const screens = ALL_SCREENS satisfies Screens;

export type ScreenName = keyof typeof screens;

/**
 * Screens for people without a session, and the names of their pages: holders of printed reports and of codes, and
 * those whom an identity provider sends back.
 */
export const openScreens = {
  [paths.verify.index]: 'verify',
  [paths.verify.show(':code')]: 'verify',
  [paths.invitation]: 'invitation',
  [paths.newPassword]: 'new-password',
  [paths.signedOn(':provider')]: 'signed-on',
} as const satisfies Record<string, 'verify' | 'invitation' | 'new-password' | 'signed-on'>;

/** The pages of the records that have some: for the audit trail, the finder and the requests sent ahead. */
export const RECORD_PAGES = ALL_RECORD_PAGES satisfies {
  [Name in TitledRecord]: RecordPage<ScreenName> &
    ((typeof RECORDS)[Name]['views'] extends null ? object : ListPage<ScreenName>);
};
