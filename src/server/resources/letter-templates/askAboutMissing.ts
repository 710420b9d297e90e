import { HttpError } from '@/server/http/errors';
import { TEMPLATE_INCOMPLETE } from '@/shared/constants/errorCodes';

const ASKED = 'Template ini belum lengkap. Periksa pratinjaunya sebelum dipakai.';

/** The contents that every letter should have, each with the fields of which one is enough. */
const EXPECTED: readonly { fields: readonly string[]; missing: string }[] = [
  {
    fields: ['nomor'],
    missing: 'Tidak ada {nomor}: surat akan keluar tanpa nomor.',
  },
  {
    fields: ['nama'],
    missing: 'Tidak ada {nama}: surat akan keluar tanpa nama mahasiswa.',
  },
  {
    fields: ['%qr', 'kode_verifikasi', 'alamat_verifikasi'],
    missing:
      'Tidak ada {%qr}, {kode_verifikasi}, atau {alamat_verifikasi}: surat tidak dapat diperiksa keasliannya.',
  },
];

/** Refuses a template without what every letter should have, for the office to confirm it. */
export function askAboutMissing(found: readonly string[]): void {
  const file = EXPECTED.filter(({ fields }) => !fields.some((field) => found.includes(field))).map(
    ({ missing }) => missing,
  );
  if (file.length > 0)
    throw new HttpError(422, ASKED, { code: TEMPLATE_INCOMPLETE, errors: { file } });
}
