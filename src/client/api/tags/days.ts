import { changeTags, list } from '../defaultTags';
import {
  HISTORY,
  lists,
  type Tag,
  type TagRules,
  type TagType,
  VERDICTS_FOLLOW_FROM,
} from './tags';

const REVIEW_COUNTS: Tag = { type: 'Review', id: 'COUNTS' };
const DECISION_SHOWN_IN = ['Review', 'Dashboard'] as const;

/** The data that a stored decision of the desk changes, beside its list. */
export const DECISION_TAGS: Tag[] = [REVIEW_COUNTS, 'Activity', 'Dashboard'];

/** A new photo changes its activity. */
const changedActivity = (arg: { id: number }, error: unknown): Tag[] =>
  changeTags<TagType>('updateActivity', 'Activity')(undefined, error, arg);

const changedPresses = ({ id }: { id: number }): Tag[] => [
  { type: 'Activity', id },
  list('Activity'),
  'Review',
  'Dashboard',
];

/** Hours, activities with their attendance and reviews, and requests about them. */
export const dayTags: TagRules = {
  alsoChanged: [
    [['createSchedule'], ['Activity', 'Dashboard', 'Review']],
    [['createActivity', 'createInternshipActivities'], ['Dashboard']],
    [['updateActivity', 'deleteActivity', 'recordAttendance'], ['Dashboard']],
    [['validateActivityAsMentor', 'validateActivityAsLecturer'], DECISION_SHOWN_IN],
    [['returnActivity', 'undoActivityDecision'], DECISION_SHOWN_IN],
    [['createAttendanceRequest', 'withdrawAttendanceRequest'], ['Dashboard']],
    [['decideAttendanceRequests'], ['Dashboard', HISTORY]],
  ],
  // The desk reads its list again itself, when no other decision is under way.
  changed: [[['recordReviewDecisions'], DECISION_TAGS]],
  changedAnyway: [
    [['createActivityPhoto'], changedActivity],
    [['createActivityPress', 'voidActivityPress'], changedPresses],
  ],
  read: [
    // The page that needs it requests it each time.
    [['getScheduleCheck', 'getStoredHours'], []],
    [['listAttendanceDays', 'getAttendanceDay'], VERDICTS_FOLLOW_FROM],
    [
      ['listAttendanceRecap', 'getAttendanceTotals'],
      [...VERDICTS_FOLLOW_FROM, list('Internship')],
    ],
    // A request says which presses stand against it.
    [['listAttendanceRequests'], lists('AttendanceRequest', 'Activity')],
    [['getAttendanceRequestCounts'], lists('AttendanceRequest')],
    [['listActivitySteps'], ({ id }: { id: number }) => [{ type: 'Activity', id }]],
    [['getReviewCounts'], [REVIEW_COUNTS]],
  ],
};
