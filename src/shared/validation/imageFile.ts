import { mixed } from 'yup';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../constants/limits';
import './setup';

/** A browser's File, or the server's form of an upload. Other properties pass through. */
export interface ImageFile {
  readonly type: string;
  readonly size: number;
}

export const NOT_AN_IMAGE = 'Harus berupa gambar PNG atau JPG';
export const IMAGE_TOO_LARGE = 'Ukuran maksimal 5MB';

const isFile = (value: unknown): value is ImageFile =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'size' in value &&
  typeof value.size === 'number';

const IMAGE_LIMIT = { bytes: IMAGE_MAX_BYTES, message: IMAGE_TOO_LARGE };

/** Validates type and size as the client states them; the server also reads the content. */
export const uploadedFile = (
  types: readonly string[],
  otherType: string,
  limit: { bytes: number; message: string } = IMAGE_LIMIT,
) =>
  mixed({ type: 'file', check: isFile })
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(otherType)
    .test('type', otherType, (file) => file == null || (file.size > 0 && types.includes(file.type)))
    .test('size', limit.message, (file) => file == null || file.size <= limit.bytes);

export const imageFile = () => uploadedFile(IMAGE_TYPES, NOT_AN_IMAGE);
