import { REASON_MAX, REASON_MIN } from '../constants/limits';
import { maxCharacters, minCharacters, record, text } from './fields';

export const REASON_REQUIRED = `Alasan wajib diisi, minimal ${REASON_MIN} karakter`;

export const reason = () =>
  text().test(minCharacters(REASON_MIN, REASON_REQUIRED)).test(maxCharacters(REASON_MAX, 'Alasan'));

export const reasonRules = record({ reason: reason().required(REASON_REQUIRED) });
