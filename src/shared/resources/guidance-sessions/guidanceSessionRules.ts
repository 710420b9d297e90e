import { requiredLine, requiredText } from '@/shared/validation/fieldRules';
import { calendarDate, list, record, reference } from '@/shared/validation/fields';
import { reasonRules } from '@/shared/validation/reasonRules';
import { seenVersion } from '@/shared/validation/versioned';
import { AGREEMENTS_MAX } from './constants';
import { guidanceSessionFields } from './guidanceSessionFields';

const { topic, result } = guidanceSessionFields;

const DATE_INVALID = 'Tanggal bimbingan tidak valid';
const PLACEMENT_REQUIRED = 'Magang wajib dipilih';
const SESSION_INVALID = 'Bimbingan tidak valid';
const AT_LEAST_ONE = 'Pilih minimal satu bimbingan';

/** The content of a session; the placement and its days are checked by the server. */
export const guidanceContentRules = record({
  date: calendarDate(DATE_INVALID).required('Tanggal bimbingan wajib diisi'),
  topic: requiredLine(topic),
  result: requiredText(result),
});

export const guidanceSessionRules = guidanceContentRules.shape({
  internship_id: reference(PLACEMENT_REQUIRED).required(PLACEMENT_REQUIRED),
});

export const guidanceReturnRules = reasonRules.shape({ seen_version: seenVersion() });

export const guidanceAgreementsRules = record({
  sessions: list(
    record({
      id: reference(SESSION_INVALID).required(SESSION_INVALID),
      seen_version: seenVersion(),
    }),
  )
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(AGREEMENTS_MAX, `Maksimal ${AGREEMENTS_MAX} bimbingan sekaligus`),
});
