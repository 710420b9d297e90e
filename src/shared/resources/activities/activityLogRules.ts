import { ID_MAX, LOG_MAX } from '@/shared/constants/limits';
import { maxCharacters, record, text, wholeNumber } from '@/shared/validation/fields';
import { imageFile } from '@/shared/validation/imageFile';
import { deviceEventId, keptByDevice } from '@/shared/validation/keptByDevice';

export const LOG_REQUIRED = 'Catatan kegiatan wajib diisi';
const INVALID_VERSION = 'Versi catatan tidak valid';

export const activityLogRules = record({
  text: text().required(LOG_REQUIRED).test(maxCharacters(LOG_MAX, 'Catatan kegiatan')),
  version: wholeNumber('Versi catatan').min(0, INVALID_VERSION).max(ID_MAX, INVALID_VERSION),
  ...keptByDevice,
});

export const activityPhotoRules = record({
  photo: imageFile().required('Foto wajib dipilih'),
  device_event_id: deviceEventId('ID foto tidak valid'),
  ...keptByDevice,
});
