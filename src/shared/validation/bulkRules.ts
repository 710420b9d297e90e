import {
  DELETION,
  INTERNSHIP_ACTIONS,
  MENTOR_ACTIONS,
  RECORD_ACTIONS,
  USER_ACTIONS,
} from '../constants/bulkActions';
import { BULK_MAX, COURSE_CODE_LENGTH } from '../constants/limits';
import { exactCharacters, list, record, reference, text } from './fields';
import { seenChangesFields } from './seenChanges';

const AT_LEAST_ONE = 'Pilih minimal satu data';
const AT_MOST = `Maksimal ${BULK_MAX} data sekaligus`;
const UNKNOWN = 'Data tidak valid';

const actionOf = <Action extends string>(actions: readonly Action[]) =>
  text().required('Tindakan wajib dipilih').oneOf(actions);

const ids = () =>
  list(reference(UNKNOWN).required(UNKNOWN))
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(BULK_MAX, AT_MOST);

export const userBulkRules = record({ action: actionOf(USER_ACTIONS), ids: ids() });
export const mentorBulkRules = record({ action: actionOf(MENTOR_ACTIONS), ids: ids() });
export const recordBulkRules = record({ action: actionOf(RECORD_ACTIONS), ids: ids() });
export const holidayBulkRules = record({
  action: actionOf(DELETION),
  ids: ids(),
  ...seenChangesFields,
});
export const internshipBulkRules = record({ action: actionOf(INTERNSHIP_ACTIONS), ids: ids() });
export const courseBulkRules = record({
  action: actionOf(DELETION),
  codes: list(text().required(UNKNOWN).test(exactCharacters(COURSE_CODE_LENGTH, UNKNOWN)))
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(BULK_MAX, AT_MOST),
});
