import { DIGEST_HOUR_MAX } from '../constants/limits';
import { record, text, wholeNumber } from './fields';

const CHANNELS = ['at_once', 'digest', 'never'] as const;

export const mailPreferenceRules = record({
  channel: text()
    .required('Pilihan email wajib diisi')
    .oneOf(CHANNELS, 'Pilihan email tidak valid'),
});

export const digestHourRules = record({
  digest_hour: wholeNumber('Jam rangkuman')
    .required('Jam rangkuman wajib diisi')
    .min(0, 'Jam rangkuman minimal 0')
    .max(DIGEST_HOUR_MAX, `Jam rangkuman maksimal ${DIGEST_HOUR_MAX}`),
});
