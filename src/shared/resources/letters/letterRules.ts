import { mixed } from 'yup';
import { ID_MAX } from '@/shared/constants/limits';
import { patternRefusal } from '@/shared/letters/numberPattern';
import { signatoryRules } from '@/shared/letters/signatoryRules';
import {
  ATTACHMENT_TYPES,
  NOT_AN_ATTACHMENT,
} from '@/shared/resources/attendance-requests/attendanceRequestRules';
import { requiredLine } from '@/shared/validation/fieldRules';
import {
  calendarDate,
  flag,
  list,
  record,
  reference,
  text,
  wholeNumber,
} from '@/shared/validation/fields';
import { uploadedFile } from '@/shared/validation/imageFile';
import { versioned } from '@/shared/validation/versioned';
import {
  LETTER_KINDS,
  LETTER_STUDENTS_MAX,
  LETTERS_MAX,
  NUMBERED_KINDS,
  SEQUENCE_MAX,
} from './constants';
import { letterSeriesFields } from './letterFields';

const KIND_REQUIRED = 'Jenis surat wajib dipilih';
const DATE_REQUIRED = 'Tanggal surat wajib diisi';
const TEMPLATE_INVALID = 'Template tidak valid';
const PLACEMENT_INVALID = 'Penempatan tidak valid';
const SCAN_REQUIRED = 'Hasil pindai wajib dipilih';
const DOCUMENT_REQUIRED = 'Pilih dokumen Word (.docx).';
const VERSION_INVALID = 'Versi tidak valid';
const AT_LEAST_ONE = 'Pilih minimal satu penempatan';
const TOO_MANY_LETTERS = `Maksimal ${LETTERS_MAX} surat sekaligus`;
const TOO_MANY_STUDENTS = `Maksimal ${LETTER_STUDENTS_MAX} mahasiswa dalam satu surat`;
const START_NUMBER_RANGE = `Mulai dari nomor 1 sampai ${SEQUENCE_MAX}`;
const TWICE = 'Penempatan yang sama hanya dapat dipilih satu kali dalam satu surat';

const isWithoutRepetition = (values: readonly unknown[] | null | undefined) =>
  new Set(values).size === (values?.length ?? 0);

export const lettersRules = record({
  kind: text().required(KIND_REQUIRED).oneOf(LETTER_KINDS, 'Jenis surat tidak valid'),
  date: calendarDate('Tanggal surat tidak valid').required(DATE_REQUIRED),
  template_id: reference(TEMPLATE_INVALID).nullable(),
  ...signatoryRules,
  groups: list(
    list(reference(PLACEMENT_INVALID).required(PLACEMENT_INVALID))
      .required(AT_LEAST_ONE)
      .min(1, AT_LEAST_ONE)
      .max(LETTER_STUDENTS_MAX, TOO_MANY_STUDENTS)
      .test('once', TWICE, isWithoutRepetition),
  )
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(LETTERS_MAX, TOO_MANY_LETTERS),
});

/** The part that decides about numbers. */
export const lettersCheckRules = lettersRules.pick(['kind', 'date', 'groups']);

export const letterScanRules = record({
  file: uploadedFile(ATTACHMENT_TYPES, NOT_AN_ATTACHMENT).required(SCAN_REQUIRED),
});

const isFile = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Only presence; reading the file shows its kind. */
const document = () =>
  mixed({ type: 'file', check: isFile }).typeError(DOCUMENT_REQUIRED).required(DOCUMENT_REQUIRED);

export const letterTemplateFileRules = versioned(
  record({ file: document(), is_confirmed: flag().default(false) }),
);

export const letterTemplatePreviewRules = record({ file: document() });

export const letterTemplateRules = versioned(
  record({
    current_number: wholeNumber('Versi')
      .required(VERSION_INVALID)
      .min(1, VERSION_INVALID)
      .max(ID_MAX, VERSION_INVALID),
    is_confirmed: flag().default(false),
  }),
);

export const letterSeriesRules = record({
  register: text().oneOf(NUMBERED_KINDS, 'Nomor urut tidak valid'),
  start_number: wholeNumber(letterSeriesFields.start_number.label)
    .nullable()
    .min(1, START_NUMBER_RANGE)
    .max(SEQUENCE_MAX, START_NUMBER_RANGE),
  pattern: requiredLine(letterSeriesFields.pattern).test({
    name: 'pattern',
    test: (value, context) => {
      const refusal = value ? patternRefusal(value) : null;
      return refusal === null || context.createError({ message: refusal });
    },
  }),
});
