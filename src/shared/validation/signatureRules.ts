import { PASSWORD_MAX } from '../constants/limits';
import { record, untrimmedText } from './fields';
import { imageFile } from './imageFile';

const SIGNATURE_REQUIRED = 'Tanda tangan digital wajib diunggah';

/** What a form holds in place of a file that is no image, so that it is not saved without one. */
export const REFUSED_SIGNATURE = 'refused';

export const requiredSignatureRules = imageFile().required(SIGNATURE_REQUIRED);

const password = () =>
  untrimmedText().max(PASSWORD_MAX, `Password maksimal ${PASSWORD_MAX} karakter`);

/** Of those who add theirs later, because they came from a file. */
export const ownSignatureRules = record({
  password: password(),
  digital_signature: requiredSignatureRules,
});

/** Of those who replace theirs. */
export const replacedSignatureRules = record({
  password: password().required('Password saat ini wajib diisi'),
  digital_signature: requiredSignatureRules,
});

/** On edit, no file keeps the stored signature. */
export const optionalSignatureRules = imageFile().nullable();
