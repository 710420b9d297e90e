import {
  RETURN_COMMENT_MAX,
  RETURN_COMMENT_MIN,
  REVIEW_SELECTION_MAX,
  UNDO_REASON_MAX,
  UNDO_REASON_MIN,
} from '@/shared/constants/limits';
import {
  list,
  maxCharacters,
  minCharacters,
  record,
  reference,
  text,
} from '@/shared/validation/fields';
import { REVIEW_DECISIONS, REVIEW_STATES, REVIEWERS } from './constants';

const COMMENT_REQUIRED = `Catatan revisi wajib diisi, minimal ${RETURN_COMMENT_MIN} karakter`;
const AT_LEAST_ONE = 'Pilih minimal satu aktivitas';
const UNKNOWN_ACTIVITY = 'Aktivitas tidak valid';

const comment = () =>
  text()
    .test(minCharacters(RETURN_COMMENT_MIN, COMMENT_REQUIRED))
    .test(maxCharacters(RETURN_COMMENT_MAX, 'Catatan revisi'));

const activityIds = () =>
  list(reference(UNKNOWN_ACTIVITY).required(UNKNOWN_ACTIVITY))
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(REVIEW_SELECTION_MAX, `Maksimal ${REVIEW_SELECTION_MAX} aktivitas sekaligus`);

export const UNDO_REASON_REQUIRED = `Alasan wajib diisi, minimal ${UNDO_REASON_MIN} karakter`;

const undoReason = () =>
  text()
    .test(minCharacters(UNDO_REASON_MIN, UNDO_REASON_REQUIRED))
    .test(maxCharacters(UNDO_REASON_MAX, 'Alasan'));

/** The rules of an undo that requires a reason. */
export const undoReasonRules = record({ reason: undoReason().required(UNDO_REASON_REQUIRED) });

export const undoRules = record({
  reason: undoReason().nullable(),
  reviewer: text()
    .nullable()
    .oneOf([...REVIEWERS, null], 'Peninjau tidak valid'),
});

export const returnRules = record({ comment: comment().required(COMMENT_REQUIRED) });

export const reviewDecisionsRules = record({
  decision: text().required('Keputusan wajib dipilih').oneOf(REVIEW_DECISIONS),
  comment: comment()
    .nullable()
    .when('decision', ([decision], rules) =>
      decision === 'return' ? rules.required(COMMENT_REQUIRED) : rules,
    ),
  reason: undoReason().nullable(),
  seen_state: text()
    .nullable()
    .oneOf([...REVIEW_STATES, null]),
  activity_ids: activityIds(),
});

export const reviewSummaryRules = record({ activity_ids: activityIds() });
