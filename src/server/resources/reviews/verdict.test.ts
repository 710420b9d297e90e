import type { ReviewDecision } from '@/shared/resources/reviews/constants';
import { type DecisionStep, decisionStateOf, type StoredDecisions } from './decisionState';
import { type DecisionInput, refusalOf, type Situation, verdictOn } from './verdict';

const ME = 1;
const SOMEBODY = 2;
const at = (day: number) => new Date(Date.UTC(2026, 2, day));

let day = 1;
beforeEach(() => {
  day = 1;
});
const step = (
  kind: DecisionStep['kind'],
  { by = ME, comment = null, reviewer = 'lecturer' }: StepDetails = {},
): DecisionStep => {
  day += 1;
  return {
    kind,
    reviewer: kind === 'handed_in' ? null : reviewer,
    actor_user_id: by,
    actor_name: by === ME ? 'Fitri' : 'Ratna',
    comment,
    log: kind === 'handed_in' ? 'Isi.' : null,
    at: at(day),
  };
};
interface StepDetails {
  by?: number;
  comment?: string | null;
  reviewer?: 'lecturer' | 'mentor';
}

/** The columns of the lecturer after these steps. */
function storedAfter(state: 'waiting' | 'returned' | 'validated'): StoredDecisions {
  return {
    validated_at_by_mentor: null,
    returned_at_by_mentor: null,
    validated_at_by_lecturer: state === 'validated' ? at(9) : null,
    returned_at_by_lecturer: state === 'returned' ? at(9) : null,
  };
}

const situation = (
  state: 'waiting' | 'returned' | 'validated',
  steps: DecisionStep[],
  changes: Partial<Situation> = {},
): Situation => ({
  current: decisionStateOf('lecturer', steps, storedAfter(state)),
  userId: ME,
  hasCome: true,
  isGraded: false,
  isSuperAdmin: false,
  isFrozen: false,
  now: at(20),
  closedBy: null,
  ...changes,
});

const judge = (input: ReviewDecision | DecisionInput, facts: Situation) => {
  const { outcome, message } = verdictOn(
    typeof input === 'string' ? { decision: input, comment: 'Lengkapi.' } : input,
    facts,
  );
  return message ?? outcome;
};

describe('validating', () => {
  test('succeeds at any time, also when the activity was returned', () => {
    expect(judge('validate', situation('waiting', []))).toBe('done');
    expect(judge('validate', situation('waiting', [], { hasCome: false, isGraded: true }))).toBe(
      'done',
    );
    expect(judge('validate', situation('returned', [step('returned')]))).toBe('done');
  });

  test('happens once', () => {
    expect(judge('validate', situation('validated', [step('validated')]))).toBe('already');
  });
});

describe('returning', () => {
  test('succeeds from the day of the activity on', () => {
    expect(judge('return', situation('waiting', []))).toBe('done');
    expect(judge('return', situation('waiting', [], { hasCome: false }))).toBe(
      'Aktivitas ini belum berlangsung sehingga belum dapat dikembalikan.',
    );
  });

  test('fails when the activity is validated', () => {
    expect(judge('return', situation('validated', [step('validated')]))).toBe(
      'Aktivitas ini sudah divalidasi. Urungkan validasi dahulu untuk mengembalikannya.',
    );
  });

  test('happens once with the same comment, and is refused with another one', () => {
    const returned = (comment: string, by = ME) =>
      situation('returned', [step('returned', { comment, by })]);
    expect(judge('return', returned('Lengkapi.'))).toBe('already');
    const REFUSED = 'Aktivitas ini sudah dikembalikan untuk revisi.';
    expect(judge('return', returned('Perbaiki lokasi.'))).toBe(REFUSED);
    expect(judge('return', returned('Lengkapi.', SOMEBODY))).toBe(REFUSED);
  });
});

describe('undoing', () => {
  test('takes back the last decision of the person themself', () => {
    expect(judge('undo', situation('validated', [step('validated')]))).toBe('done');
    expect(judge('undo', situation('returned', [step('returned')]))).toBe('done');
    expect(judge('undo', situation('validated', [step('validated', { by: SOMEBODY })]))).toBe(
      'Keputusan ini dibuat oleh Ratna dan hanya dapat diurungkan olehnya atau oleh super admin.',
    );
  });

  test('takes back decisions that are older than the steps', () => {
    expect(judge('undo', situation('validated', []))).toBe('done');
  });

  test('fails once the internship has a grade', () => {
    expect(judge('undo', situation('validated', [step('validated')], { isGraded: true }))).toBe(
      'Magang ini sudah memiliki nilai sehingga keputusan tidak dapat diurungkan.',
    );
  });

  test('needs a reason while both have validated', () => {
    const facts = situation('validated', [step('validated')], { isFrozen: true });
    const WHY = 'Aktivitas ini sudah divalidasi mentor dan dosen. Tuliskan alasan mengurungkannya.';
    expect(judge('undo', facts)).toBe(WHY);
    expect(verdictOn({ decision: 'undo' }, facts)).toMatchObject({ needsReason: true });
    expect(judge({ decision: 'undo', reason: 'Salah orang.' }, facts)).toBe('done');
    // The desk shows a button.
    expect(refusalOf('undo', facts)).toBeNull();
    const graded = { ...facts, isGraded: true };
    expect(judge({ decision: 'undo', reason: 'Salah orang.' }, graded)).toMatch(/memiliki nilai/);
  });

  test('needs none within a minute of the own validation', () => {
    const validated = step('validated');
    const judgeAfter = (seconds: number, by = ME) =>
      judge(
        'undo',
        situation('validated', [{ ...validated, actor_user_id: by }], {
          isFrozen: true,
          isSuperAdmin: by !== ME,
          now: new Date(validated.at.getTime() + seconds * 1000),
        }),
      );
    expect(judgeAfter(60)).toBe('done');
    expect(judgeAfter(61)).toMatch(/Tuliskan alasan/);
    expect(judgeAfter(1, SOMEBODY)).toMatch(/Tuliskan alasan/);
  });

  test('works for super admins, too', () => {
    const admin = { isSuperAdmin: true };
    const ofOther = [step('validated', { by: SOMEBODY })];
    expect(judge('undo', situation('validated', ofOther, admin))).toBe('done');
    // Its author is unknown, so it is not their own.
    const old = situation('validated', [], { ...admin, isFrozen: true, now: at(9) });
    expect(judge('undo', old)).toMatch(/Tuliskan alasan/);
  });

  test('happens once', () => {
    const undone = (by: number) =>
      situation('waiting', [step('validated'), step('validation_undone', { by })]);
    const NOTHING = 'Tidak ada keputusan Anda yang dapat diurungkan.';
    expect(judge('undo', undone(ME))).toBe('already');
    expect(judge('undo', undone(SOMEBODY))).toBe(NOTHING);
    expect(judge('undo', situation('waiting', []))).toBe(NOTHING);
  });

  test('brings back what was before', () => {
    const returned = step('returned', { comment: 'Lengkapi.' });
    const { current } = situation('validated', [returned, step('validated')]);
    expect(current.before).toMatchObject({ state: 'returned', at: returned.at });
    const undone = [returned, step('validated'), step('validation_undone')];
    expect(situation('returned', undone).current).toMatchObject({
      state: 'returned',
      comment: 'Lengkapi.',
      before: { state: 'waiting' },
    });
  });

  test('does not bring back a return that the student has answered', () => {
    const { current } = situation('validated', [
      step('returned', { comment: 'Lengkapi.' }),
      step('handed_in'),
      step('validated'),
    ]);
    expect(current.before.state).toBe('waiting');
    expect(judge('undo', situation('waiting', [step('returned'), step('handed_in')]))).toBe(
      'Tidak ada keputusan Anda yang dapat diurungkan.',
    );
  });

  test('does not see the decisions of the other reviewer', () => {
    const ofMentor = step('validated', { reviewer: 'mentor', by: SOMEBODY });
    const { current } = situation('validated', [step('validated'), ofMentor]);
    expect(current.by?.id).toBe(ME);
  });
});

test('a decision on another state than the one that was seen is refused with what has happened', () => {
  const returned = situation('returned', [step('returned')]);
  expect(judge({ decision: 'validate', seen_state: 'waiting' }, returned)).toBe(
    'Aktivitas ini sudah dikembalikan untuk revisi.',
  );
  expect(judge({ decision: 'validate', seen_state: 'returned' }, returned)).toBe('done');
  expect(judge({ decision: 'undo', seen_state: 'validated' }, returned)).toBe(
    'Aktivitas ini sudah dikembalikan untuk revisi.',
  );
  const waiting = situation('waiting', []);
  expect(judge({ decision: 'validate', seen_state: 'returned' }, waiting)).toBe(
    'Aktivitas ini sudah kembali menunggu peninjauan.',
  );
  // The latest state is the wished one.
  const validated = situation('validated', [step('validated')]);
  expect(judge({ decision: 'validate', seen_state: 'waiting' }, validated)).toBe('already');
});

test('gives a reason for every missing button', () => {
  const refusals = (facts: Situation) =>
    (['validate', 'return', 'undo'] as const).map((decision) => refusalOf(decision, facts));
  expect(refusals(situation('waiting', []))).toEqual([
    null,
    null,
    'Tidak ada keputusan Anda yang dapat diurungkan.',
  ]);
  expect(refusals(situation('validated', [step('validated')]))).toEqual([
    'Aktivitas ini sudah divalidasi.',
    'Aktivitas ini sudah divalidasi. Urungkan validasi dahulu untuk mengembalikannya.',
    null,
  ]);
  expect(refusals(situation('returned', [step('returned')]))).toEqual([
    null,
    'Aktivitas ini sudah dikembalikan untuk revisi.',
    null,
  ]);
});

describe('in a closed period', () => {
  const CLOSED = 'Periode ini sudah ditutup.';

  test('nothing is decided, whatever else would be in the way', () => {
    for (const decision of ['validate', 'return', 'undo'] as const) {
      const facts = { closedBy: 'period' as const, isGraded: true, hasCome: false };
      expect(judge(decision, situation('returned', [step('returned')], facts))).toBe(CLOSED);
      expect(judge(decision, situation('waiting', [], facts))).toBe(CLOSED);
    }
  });

  test('a decision of the same kind is not refused again', () => {
    const facts = situation('validated', [step('validated')], { closedBy: 'period' });
    expect(judge('validate', facts)).toBe('already');
  });
});
