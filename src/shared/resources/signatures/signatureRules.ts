import { currentPassword, PASSWORD_NEEDED } from '@/shared/resources/session/currentPassword';
import { record } from '@/shared/validation/fields';
import { imageFile } from '@/shared/validation/imageFile';

const SIGNATURE_REQUIRED = 'Tanda tangan digital wajib diunggah';

/** Replaces a file that is not an image, so that the form is not saved without a signature. */
export const REFUSED_SIGNATURE = 'refused';

export const requiredSignatureRules = imageFile().required(SIGNATURE_REQUIRED);

/** The rules for a first signature, which imported people add later. */
export const ownSignatureRules = record({
  password: currentPassword(),
  digital_signature: requiredSignatureRules,
});

/** The rules for a replacement, which takes the password. */
export const replacedSignatureRules = record({
  password: currentPassword().required(PASSWORD_NEEDED),
  digital_signature: requiredSignatureRules,
});

/** On edit, no file keeps the stored signature. */
export const optionalSignatureRules = imageFile().nullable();
