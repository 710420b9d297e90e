import { imageFile } from './imageFile';

const SIGNATURE_REQUIRED = 'Tanda tangan digital wajib diunggah';

/** What a form holds in place of a file that is no image, so that it is not saved without one. */
export const REFUSED_SIGNATURE = 'refused';

export const requiredSignatureRules = imageFile().required(SIGNATURE_REQUIRED);

/** On edit, no file keeps the stored signature. */
export const optionalSignatureRules = imageFile().nullable();
