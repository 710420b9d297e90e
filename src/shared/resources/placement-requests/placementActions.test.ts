import { PLACEMENT_STATES, type PlacementState } from './constants';
import {
  allowedPlacementActions,
  lastDayToSend,
  PLACEMENT_ACTIONS,
  type PlacementParty,
  type PlacementSituation,
  placementRefusal,
} from './placementActions';
import { nextPlacementStep } from './placementSteps';

const situation = (values: Partial<PlacementSituation>): PlacementSituation => ({
  state: 'draft',
  party: 'spokesperson',
  is_closed: false,
  has_own_company: true,
  answer: 'asked',
  can_send_until: '2030-03-15',
  ...values,
});

/** Written independently of the rules: what each party may do in each state. */
const TABLE: Record<PlacementState, Record<PlacementParty, string>> = {
  draft: { spokesperson: 'update submit withdraw', member: 'agree decline', office: '' },
  sent: { spokesperson: 'withdraw', member: '', office: 'accept refuse return link' },
  incomplete: {
    spokesperson: 'update submit withdraw',
    member: 'agree decline',
    office: 'refuse undo link',
  },
  accepted: { spokesperson: '', member: '', office: '' },
  refused: { spokesperson: '', member: '', office: 'undo' },
  withdrawn: { spokesperson: '', member: '', office: '' },
};

describe.each(PLACEMENT_STATES)('%s', (state) => {
  test.each(Object.entries(TABLE[state]))('allows the %s: %s', (party, allowed) => {
    const own = situation({ state, party: party as PlacementParty });
    expect(allowedPlacementActions(own).join(' ')).toBe(allowed);
    expect(allowedPlacementActions({ ...own, is_closed: true })).toEqual([]);
  });
});

test.each([
  ['submit', { can_send_until: null }, /^Masa pengajuan tidak sedang dibuka/],
  ['submit', { state: 'incomplete', can_send_until: null }, null],
  ['link', { state: 'sent', party: 'office', has_own_company: false }, /tidak mengusulkan/],
  ['agree', { party: 'member', answer: 'agreed' }, /sudah menyetujui/],
  ['decline', { party: 'member', answer: 'declined' }, /sudah menolak/],
  ['accept', { state: 'withdrawn', party: 'office' }, /sudah ditarik mahasiswa/],
  ['update', { party: 'member' }, /^Hanya pengaju/],
] as const)('%s with %j: %s', (action, values, expected) => {
  const refusal = placementRefusal(action, situation(values));
  if (expected === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(expected);
});

test('every action has a party and at least one state', () => {
  for (const { by, states } of Object.values(PLACEMENT_ACTIONS)) {
    expect(['office', 'spokesperson', 'member']).toContain(by);
    expect(states.length).toBeGreaterThan(0);
  }
});

test.each([
  ['2030-02-28', null, null],
  ['2030-03-01', null, '2030-03-15'],
  ['2030-03-15', null, '2030-03-15'],
  ['2030-03-16', null, null],
  ['2030-03-16', '2030-03-16', '2030-03-16'],
  ['2030-03-10', '2030-03-20', '2030-03-20'],
  ['2030-03-10', '2030-03-05', '2030-03-15'],
  ['2030-02-20', '2030-03-20', '2030-03-20'],
])('on %s with an exception until %s, the last day is %s', (today, exception_until, expected) => {
  const window = { open_from: '2030-03-01', open_until: '2030-03-15', exception_until };
  expect(lastDayToSend(window, today)).toBe(expected);
});

test('finds no last day without a window', () => {
  const window = { open_from: null, open_until: null, exception_until: null };
  expect(lastDayToSend(window, '2030-03-10')).toBeNull();
});

test.each([
  ['draft', 2, '2030-03-15', 'Menunggu persetujuan 2 anggota sebelum dapat dikirim.'],
  ['draft', 0, '2030-03-15', 'Periksa kembali, lalu kirim pengajuan ini.'],
  ['draft', 0, null, 'Dapat dikirim setelah masa pengajuan dibuka.'],
] as const)('a %s with %d answers missing, until %s: %s', (state, missing, canSendUntil, text) => {
  expect(nextPlacementStep({ state, missing, canSendUntil })).toBe(text);
});

test('every state says what comes next', () => {
  for (const state of PLACEMENT_STATES) {
    expect(nextPlacementStep({ state, missing: 0, canSendUntil: null })).toMatch(/\.$/);
  }
});
