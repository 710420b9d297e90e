import type { Defence, DefenceRow, InternshipDefence } from '@/client/api/api';

const examiner = (
  changes: Partial<Defence['examiners'][number]>,
): Defence['examiners'][number] => ({
  lecturer_id: 5,
  name: 'Dewi Lestari, M.Kom.',
  sent_at: null,
  is_own: false,
  score: null,
  remark: null,
  ...changes,
});

const placement = {
  internship_id: 15,
  student_name: 'Budi Santoso',
  nim: '2403310001',
  company_name: 'PT Nusantara Jaringan',
  lecturer_id: 5,
  lecturer_name: 'Dewi Lestari, M.Kom.',
  internship_period_id: 4,
  closed_by: null,
};

const plan = {
  id: 6,
  date: '2026-06-15',
  time: '09:00',
  minutes: 60,
  room: 'Ruang Sidang 2',
  starts_at: '2026-06-15T02:00:00.000Z',
  state: 'planned' as const,
  cancel_reason: null,
  examiners: [examiner({}), examiner({ lecturer_id: 8, name: 'Hendra Gunawan' })],
  score: null,
};

/** A planned defence with two examiners. */
export const aDefence = (changes: Partial<Defence> = {}): Defence => ({
  ...placement,
  ...plan,
  can_score: false,
  version: 3,
  ...changes,
});

/** The same for the lecturer, who examines. */
export const anOwnDefence = (changes: Partial<Defence> = {}): Defence =>
  aDefence({
    examiners: [examiner({ is_own: true }), examiner({ lecturer_id: 8, name: 'Hendra Gunawan' })],
    can_score: true,
    ...changes,
  });

/** A placement without a defence. */
export const aDefenceRow = (changes: Partial<DefenceRow> = {}): DefenceRow => ({
  ...placement,
  state: 'unplanned',
  defence: null,
  has_accepted_report: true,
  ...changes,
});

export const anInternshipDefence = (
  changes: Partial<NonNullable<InternshipDefence>> = {},
): NonNullable<InternshipDefence> => ({ ...plan, proposals: [], ...changes });
