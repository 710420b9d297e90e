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

const isImageFile = (value: unknown): value is ImageFile =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'size' in value &&
  typeof value.size === 'number';

/** Validates type and size as the client states them; the server also decodes the content. */
export const imageFile = () =>
  mixed({ type: 'image', check: isImageFile })
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(NOT_AN_IMAGE)
    .test(
      'type',
      NOT_AN_IMAGE,
      (file) =>
        file == null || (file.size > 0 && (IMAGE_TYPES as readonly string[]).includes(file.type)),
    )
    .test('size', IMAGE_TOO_LARGE, (file) => file == null || file.size <= IMAGE_MAX_BYTES);
