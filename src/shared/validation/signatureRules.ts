import { record } from './fields';
import { imageFile } from './imageFile';

const SIGNATURE_REQUIRED = 'Tanda tangan digital wajib diunggah';

/** What a form holds in place of a file that is no image, so that it is not saved without one. */
export const REFUSED_SIGNATURE = 'refused';

export const requiredSignatureRules = imageFile().required(SIGNATURE_REQUIRED);

/** Of those who add theirs later, because they came from a file. */
export const ownSignatureRules = record({ digital_signature: requiredSignatureRules });

/** On edit, no file keeps the stored signature. */
export const optionalSignatureRules = imageFile().nullable();
