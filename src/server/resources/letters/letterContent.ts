import type { Letterhead } from '@/server/reports/reportData';
import { formatLongDate } from '@/shared/format';
import { LETTER_FIELDS, type LetterData } from '@/shared/letters/letterFields';
import { paths } from '@/shared/paths';
import type { LetterKind } from '@/shared/resources/letters/constants';
import { formatVerificationCode } from '@/shared/verificationCode';
import type { LetterGroup } from './letterGroups';

export interface LetterHead {
  kind: LetterKind;
  number: string;
  date: string;
  code: string;
  signatory_name: string;
  signatory_position: string;
  signatory_nip: string | null;
  /** The public address of this installation; null if it has none. */
  address: string | null;
}

/** In place of a NIP that a person does not have. */
const NONE = '-';

/** The texts of a letter, for the fields of its kind. */
export function letterContent(
  head: LetterHead,
  group: LetterGroup,
  letterhead: Letterhead,
): LetterData {
  const [first] = group.members;
  const texts: Readonly<Record<string, string>> = {
    nomor: head.number,
    tanggal: formatLongDate(head.date),
    aplikasi: letterhead.appName,
    jurusan: letterhead.department,
    program_studi: letterhead.programme,
    penanda_tangan: head.signatory_name,
    jabatan: head.signatory_position,
    nip: head.signatory_nip ?? NONE,
    kode_verifikasi: formatVerificationCode(head.code),
    alamat_verifikasi: verificationText(head, letterhead),
    nama: first?.name ?? '',
    nim: first?.nim ?? '',
    perusahaan: group.company_name,
    alamat_perusahaan: group.company_address,
    mulai: formatLongDate(group.start_date),
    selesai: formatLongDate(group.end_date),
    semester: String(group.semester),
    tahun: group.year,
    mentor: group.mentors.join(', '),
    dosen: group.lecturers.join(', '),
  };
  return {
    values: Object.fromEntries(
      Object.keys(LETTER_FIELDS[head.kind]).map((name) => [name, texts[name] ?? '']),
    ),
    students: group.members.map(({ student_id, name, nim }) => ({
      id: student_id,
      nama: name,
      nim,
    })),
  };
}

const verificationText = ({ code, address }: LetterHead, { appName }: Letterhead): string =>
  address === null
    ? `halaman Verifikasi Laporan di ${appName}`
    : address + paths.verify.show(formatVerificationCode(code));

/** The text of the QR code: the address, or the code of an installation without one. */
export const qrText = (code: string, address: string | null): string =>
  address === null
    ? formatVerificationCode(code)
    : address + paths.verify.show(formatVerificationCode(code));
