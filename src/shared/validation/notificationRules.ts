import { ID_MAX } from '../constants/limits';
import { flag, record, wholeNumber } from './fields';

export const notificationRules = record({ is_read: flag().required('Status wajib diisi') });

export const notificationsRules = record({
  newest_id: wholeNumber('Kabar')
    .required('Kabar wajib diisi')
    .min(1, 'Kabar minimal 1')
    .max(ID_MAX, `Kabar maksimal ${ID_MAX}`),
});

export const notificationPreferenceRules = record({
  is_shown: flag().required('Status wajib diisi'),
});
