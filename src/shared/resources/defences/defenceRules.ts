import { SCORE_DECIMALS, SCORE_MAX, SCORE_MIN } from '@/shared/constants/limits';
import { optionalText, requiredLine, requiredWholeNumber } from '@/shared/validation/fieldRules';
import {
  calendarDate,
  clockTime,
  flag,
  list,
  numeric,
  record,
  reference,
} from '@/shared/validation/fields';
import { reasonRules } from '@/shared/validation/reasonRules';
import { seenVersionOrNull, versioned } from '@/shared/validation/versioned';
import { DEFENCES_MAX, EXAMINERS_MAX } from './constants';
import { defenceExaminerFields, defenceFields } from './defenceFields';

const DATE_INVALID = 'Tanggal ujian tidak valid';
const TIME_INVALID = 'Jam mulai tidak valid';
const PLACEMENTS_REQUIRED = 'Pilih minimal satu mahasiswa';
const PLACEMENT_INVALID = 'Magang tidak valid';
const TOO_MANY = `Maksimal ${DEFENCES_MAX} mahasiswa sekaligus`;
const EXAMINER_INVALID = 'Penguji tidak valid';
const EXAMINERS_REQUIRED = 'Penguji wajib dipilih';
const TOO_MANY_EXAMINERS = `Maksimal ${EXAMINERS_MAX} penguji`;
const EXAMINER_TWICE = 'Penguji yang sama dipilih dua kali';
const SCORE_REQUIRED = 'Nilai ujian wajib diisi';

const { minutes } = defenceFields;
const MINUTES_RANGE = `Lama ujian harus ${minutes.min} sampai ${minutes.max} menit`;

const isDistinct = (ids: readonly unknown[] | null | undefined) =>
  !ids || new Set(ids).size === ids.length;

const examiners = () =>
  list(reference(EXAMINER_INVALID).required(EXAMINER_INVALID))
    .required(EXAMINERS_REQUIRED)
    .max(EXAMINERS_MAX, TOO_MANY_EXAMINERS)
    .test('distinct', EXAMINER_TWICE, isDistinct);

const slot = {
  date: calendarDate(DATE_INVALID).required('Tanggal ujian wajib diisi'),
  time: clockTime(TIME_INVALID).required('Jam mulai wajib diisi'),
  minutes: requiredWholeNumber(minutes)
    .min(minutes.min, MINUTES_RANGE)
    .max(minutes.max, MINUTES_RANGE),
  room: requiredLine(defenceFields.room),
};

/** The defences of one or more placements, one after the other. */
export const defencesRules = record({
  internship_ids: list(reference(PLACEMENT_INVALID).required(PLACEMENT_INVALID))
    .required(PLACEMENTS_REQUIRED)
    .min(1, PLACEMENTS_REQUIRED)
    .max(DEFENCES_MAX, TOO_MANY)
    .test('distinct', 'Mahasiswa yang sama dipilih dua kali', isDistinct),
  ...slot,
  has_lecturer: flag().default(false),
  examiner_ids: examiners().when('has_lecturer', {
    is: true,
    otherwise: (rules) => rules.min(1, EXAMINERS_REQUIRED),
  }),
});

export const defenceRules = record({
  ...slot,
  examiner_ids: examiners().min(1, EXAMINERS_REQUIRED),
});
export const defenceUpdateRules = versioned(defenceRules);
export const defenceCancelRules = reasonRules.shape({ seen_version: seenVersionOrNull() });

export const defenceScoreRules = record({
  score: numeric('Nilai ujian harus berupa angka')
    .required(SCORE_REQUIRED)
    .min(SCORE_MIN, `Nilai ujian minimal ${SCORE_MIN}`)
    .max(SCORE_MAX, `Nilai ujian maksimal ${SCORE_MAX}`)
    .test(
      'decimals',
      `Nilai ujian maksimal ${SCORE_DECIMALS} angka di belakang koma`,
      (value) => Number(value.toFixed(SCORE_DECIMALS)) === value,
    ),
  remark: optionalText(defenceExaminerFields.remark),
});
