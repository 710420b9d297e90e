import { mixed } from 'yup';
import { SIGNATURE_MAX_BYTES, SIGNATURE_TYPES } from '../constants/limits';
import './setup';

/** A browser's File, or what the server makes of an upload. Other properties pass through. */
export interface SignatureFile {
  readonly type: string;
  readonly size: number;
}

const SIGNATURE_REQUIRED = 'Tanda tangan digital wajib diunggah';
export const SIGNATURE_NOT_IMAGE = 'Harus berupa gambar PNG atau JPG';
export const SIGNATURE_TOO_LARGE = 'Ukuran maksimal 5MB';

/** What a form holds in place of a file that is no image, so that it is not saved without one. */
export const REFUSED_SIGNATURE = 'refused';

const isSignatureFile = (value: unknown): value is SignatureFile =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'size' in value &&
  typeof value.size === 'number';

/** Validates type and size as the client states them; the server also decodes the content. */
const signatureRules = mixed({ type: 'signature', check: isSignatureFile })
  .transform((_value, original: unknown) => (original === '' ? null : original))
  .typeError(SIGNATURE_NOT_IMAGE)
  .test(
    'type',
    SIGNATURE_NOT_IMAGE,
    (file) =>
      file == null || (file.size > 0 && (SIGNATURE_TYPES as readonly string[]).includes(file.type)),
  )
  .test('size', SIGNATURE_TOO_LARGE, (file) => file == null || file.size <= SIGNATURE_MAX_BYTES);

export const requiredSignatureRules = signatureRules.required(SIGNATURE_REQUIRED);

/** On edit, no file keeps the stored signature. */
export const optionalSignatureRules = signatureRules.nullable();
