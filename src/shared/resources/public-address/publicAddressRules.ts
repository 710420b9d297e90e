import { PUBLIC_ADDRESS_MAX } from '@/shared/constants/limits';
import { maxCharacters, pattern, record, text } from '@/shared/validation/fields';

const INVALID = 'Alamat harus seperti https://magang.kampus.ac.id';

/** The public address of this installation: scheme, host and port. */
export const publicAddressRules = record({
  address: text()
    .required('Alamat wajib diisi')
    .test(pattern(/^https?:\/\/[^\s/?#@]+$/, INVALID))
    .test(maxCharacters(PUBLIC_ADDRESS_MAX, 'Alamat')),
});
