import type { AnyObject, ObjectSchema } from 'yup';
import { ID_MAX } from '../constants/limits';
import { wholeNumber } from './fields';

const INVALID = 'Versi data tidak valid';

/** The version of a record that somebody has read. */
export const seenVersion = () => wholeNumber('Versi data').min(1, INVALID).max(ID_MAX, INVALID);

/** The same for a record that may not have been there; null says so. */
export const seenVersionOrNull = () => seenVersion().nullable();

/** The rules of a change, which may state the version of the record that it is based on. */
export const versioned = <Fields extends AnyObject>(rules: ObjectSchema<Fields>) =>
  rules.shape({ version: seenVersion() });
