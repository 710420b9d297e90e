import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { AssessmentCriterion } from '@/shared/resources/assessments/constants';
import type { Tables } from '../tables';
import { campusInstant } from './dates';
import { activeOf, DEMO_LECTURER_ID, DEMO_MENTOR_ID, type DemoInternship } from './internships';
import type { DemoPeople } from './people';
import { itemAt } from './random';

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[];
type Sheet = Rows<'assessment_sheets'>[number];

const MENTOR_FORM = 1;
const LECTURER_FORM = 2;
const WORDS_FORM = 3;

const SCALE = [
  { word: 'Kurang', points: 50 },
  { word: 'Cukup', points: 65 },
  { word: 'Baik', points: 80 },
  { word: 'Sangat baik', points: 95 },
];

const criterion = (
  name: string,
  weight: number,
  guidance: string | null = null,
  words: AssessmentCriterion['words'] = null,
): AssessmentCriterion => ({ name, weight, guidance, words });

type DemoForm = Omit<Rows<'assessment_forms'>[number], 'id'> & {
  id: number;
  criteria: readonly AssessmentCriterion[];
};

/** Forms of two courses of the active period: numbers, words, and a form that fills no score. */
const FORMS: readonly DemoForm[] = [
  {
    id: MENTOR_FORM,
    course_code: 'AJK253103',
    assessor: 'mentor',
    score_part: 'final',
    criteria: [
      criterion('Kedisiplinan', 25, 'Kehadiran, ketepatan waktu, dan ketaatan pada aturan.'),
      criterion('Kerja sama', 20, 'Berbagi tugas dan menghargai rekan kerja.'),
      criterion('Inisiatif', 15),
      criterion('Keterampilan kerja', 40, 'Mutu hasil kerja dan penguasaan alat.'),
    ],
  },
  {
    id: LECTURER_FORM,
    course_code: 'AJK253103',
    assessor: 'lecturer',
    score_part: 'other',
    criteria: [
      criterion('Laporan magang', 60, 'Isi, susunan, dan bahasa laporan.'),
      criterion('Presentasi', 40),
    ],
  },
  {
    id: WORDS_FORM,
    course_code: 'AJK253101',
    assessor: 'mentor',
    score_part: null,
    criteria: [
      criterion('Kepatuhan pada aturan keamanan', 50, null, SCALE),
      criterion('Ketelitian', 50, null, SCALE),
    ],
  },
];

type Template = Pick<Sheet, 'state' | 'scores' | 'remarks' | 'return_reason'>;

/** The sheets of the placements of the accounts, one after the other; the sheets of the others are missing. */
const TEMPLATES: Readonly<Record<number, readonly Template[]>> = {
  [MENTOR_FORM]: [
    { state: 'sent', scores: [90, 85, 80, 88], remarks: 'Cepat belajar dan dapat diandalkan.' },
    {
      state: 'returned',
      scores: [75, 80, 70, 78],
      return_reason: 'Samakan kedisiplinan dengan rekap kehadiran.',
    },
    { state: 'draft', scores: [80, null, null, null] },
  ],
  [LECTURER_FORM]: [
    { state: 'sent', scores: [86, 82], remarks: 'Laporan rapi.' },
    { state: 'draft', scores: [78, null] },
    {
      state: 'returned',
      scores: [70, 74],
      return_reason: 'Nilai presentasi belum sesuai berita acara.',
    },
  ],
  [WORDS_FORM]: [
    { state: 'draft', scores: [3, null] },
    { state: 'sent', scores: [3, 4] },
  ],
};

/** Assessment forms, and sheets in every state for the accounts of the demo. */
export function demoAssessments(
  { people, internships }: { people: DemoPeople; internships: readonly DemoInternship[] },
  today: string,
) {
  const forms: Rows<'assessment_forms'> = [];
  const criteria: Rows<'assessment_criteria'> = [];
  const sheets: Rows<'assessment_sheets'> = [];
  const assessed = activeOf(internships, DEMO_MENTOR_ID);
  for (const { criteria: rows, ...form } of FORMS) {
    forms.push(form);
    for (const [index, { words, ...row }] of rows.entries()) {
      criteria.push({
        ...{ form_id: form.id, revision: 1, position: index + 1 },
        ...row,
        words: words && JSON.stringify(words),
      });
    }
    const assessor =
      form.assessor === 'mentor'
        ? itemAt(people.mentors, DEMO_MENTOR_ID - 1)
        : itemAt(people.lecturers, DEMO_LECTURER_ID - 1);
    const { id: userId, name } = itemAt(people.users, assessor.user_id - 1);
    for (const [index, template] of (TEMPLATES[form.id] ?? []).entries()) {
      const at = campusInstant(addDays(today, -4), '14:10', sheets.length * 7);
      const isSent = template.state !== 'draft';
      sheets.push({
        id: sheets.length + 1,
        internship_id: itemAt(assessed, index).id,
        form_id: form.id,
        revision: 1,
        ...template,
        changed_at: at,
        ...(isSent && { sent_at: at, sent_by_user_id: userId, sent_by_name: name }),
      });
    }
  }
  return { assessment_forms: forms, assessment_criteria: criteria, assessment_sheets: sheets };
}
