import { LOG_MAX } from '../constants/limits';
import { maxCharacters, record, text } from './fields';
import { imageFile } from './imageFile';

export const LOG_REQUIRED = 'Catatan kegiatan wajib diisi';

export const activityLogRules = record({
  text: text().required(LOG_REQUIRED).test(maxCharacters(LOG_MAX, 'Catatan kegiatan')),
});

export const activityPhotoRules = record({
  photo: imageFile().required('Foto wajib dipilih'),
});
