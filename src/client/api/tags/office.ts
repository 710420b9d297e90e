import { FOUND_RECORDS, RECORDS } from '@/shared/records';
import { list } from '../defaultTags';
import type { ListRecordHistoryArg } from '../endpoints.gen';
import {
  DEMO_PASSWORDS,
  HEALTH,
  HISTORY,
  lists,
  OWN_CERTIFICATE,
  OWN_PLACEMENTS,
  type Tag,
  type TagRules,
  VERDICTS_FOLLOW_FROM,
} from './tags';

/** The pages of the inbox. */
export const NEWS_LISTS: Tag = list('Notification');
const NEWS_COUNT: Tag = { type: 'Notification', id: 'COUNT' };
const NEWS_KINDS: Tag = { type: 'Notification', id: 'KINDS' };

/** The data that other people's work changes, which the stream of news announces. Their number is read with them. */
export const NEWS_TAGS: Tag[] = [NEWS_LISTS, 'FollowUp', OWN_PLACEMENTS, OWN_CERTIFICATE];

/** The data that can make or settle a matter that waits for somebody, beside what the dashboards count. */
const FOLLOW_UPS_FOLLOW_FROM: Tag[] = [
  'FollowUp',
  'Dashboard',
  ...VERDICTS_FOLLOW_FROM,
  ...lists('Course', 'Grade', 'Student', 'Mentor', 'Lecturer', 'Internship', 'Schedule'),
  DEMO_PASSWORDS,
  HEALTH,
];

const historyOf = ({ resource, recordId }: ListRecordHistoryArg): Tag[] => [
  HISTORY,
  { type: RECORDS[resource].tag, id: recordId },
];

/** Letters, matters, news and mails, views, the finder, history and the installation. */
export const officeTags: TagRules = {
  alsoChanged: [[['createSavedView'], ['SavedView']]],
  changed: [
    [['createLetters'], lists('Letter', 'LetterSeries')],
    [['updateSavedView'], ['SavedView']],
  ],
  changedAnyway: [
    // The dialog that requested the answer keeps it; it counts for a moment only.
    [['checkLetters'], []],
    // The page shows a choice itself; an answer from before the next one would take that back.
    [['updateNewsMailPreference', 'updateFollowUpMailPreference', 'updateDigestHour'], []],
    [['createBackup'], [HEALTH]],
    [['retryMail'], [HEALTH, 'Mail']],
    [['updateInstitution'], ['Institution', 'System', HISTORY]],
    [['confirmPublicAddress'], ['PublicAddress', HISTORY]],
    [['updateLetterTemplate'], lists('LetterTemplate')],
    [['updateLetterSeries'], lists('LetterSeries')],
    [['updateFollowUp', 'updateFollowUpItem', 'createFollowUpReminder'], ['FollowUp']],
    [
      ['updateNotification', 'updateNotifications'],
      [NEWS_LISTS, NEWS_COUNT],
    ],
    [['updateNotificationPreference'], ['Notification']],
    [['deleteSavedView'], ['SavedView']],
  ],
  read: [
    // Read by watchNotifications.ts, because it does not end.
    [['getNotificationStream'], []],
    [['getHealth'], [HEALTH]],
    [['listLetterFiles'], ['Letter']],
    [['listFollowUps', 'getFollowUp'], FOLLOW_UPS_FOLLOW_FROM],
    [['getNotificationCount'], [NEWS_COUNT]],
    [['listNotificationPreferences'], [NEWS_KINDS]],
    [['listSavedViews'], ['SavedView']],
    [['findRecords'], FOUND_RECORDS.map((name) => list(RECORDS[name].tag))],
    [['listRecordHistory'], historyOf],
  ],
};
