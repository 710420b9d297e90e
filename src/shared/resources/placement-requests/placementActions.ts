import type { PlacementAction, PlacementState } from './constants';

/** How a person stands to a request. */
export type PlacementParty = 'office' | 'spokesperson' | 'member';

interface ActionRule {
  by: PlacementParty;
  states: readonly PlacementState[];
}

/** The party and the states of each action (docs/decisions/0081). */
export const PLACEMENT_ACTIONS: Readonly<Record<PlacementAction, ActionRule>> = {
  update: { by: 'spokesperson', states: ['draft', 'incomplete'] },
  submit: { by: 'spokesperson', states: ['draft', 'incomplete'] },
  withdraw: { by: 'spokesperson', states: ['draft', 'sent', 'incomplete'] },
  agree: { by: 'member', states: ['draft', 'incomplete'] },
  decline: { by: 'member', states: ['draft', 'incomplete'] },
  accept: { by: 'office', states: ['sent'] },
  refuse: { by: 'office', states: ['sent', 'incomplete'] },
  return: { by: 'office', states: ['sent'] },
  undo: { by: 'office', states: ['incomplete', 'refused'] },
  link: { by: 'office', states: ['sent', 'incomplete'] },
};

export interface PlacementSituation {
  state: PlacementState;
  party: PlacementParty;
  is_closed: boolean;
  has_own_company: boolean;
  /** The answer of the reader, who may be a member. */
  answer: 'asked' | 'agreed' | 'declined' | null;
  /** The last day on which the spokesperson can send; null outside of the window. */
  can_send_until: string | null;
}

const BY_NOW: Readonly<Record<PlacementState, string>> = {
  draft: 'Pengajuan ini belum dikirim.',
  sent: 'Pengajuan ini sudah dikirim dan menunggu keputusan.',
  incomplete: 'Pengajuan ini sedang dilengkapi mahasiswa.',
  accepted: 'Pengajuan ini sudah diterima.',
  refused: 'Pengajuan ini sudah ditolak.',
  withdrawn: 'Pengajuan ini sudah ditarik mahasiswa.',
};
const PERIOD_CLOSED = 'Periode ini sudah ditutup.';
const NOT_YOURS = 'Hanya pengaju dapat mengubah pengajuan ini.';
const OUTSIDE_WINDOW =
  'Masa pengajuan tidak sedang dibuka. Pengajuan tetap tersimpan sebagai draf.';
const NO_OWN_COMPANY = 'Pengajuan ini tidak mengusulkan perusahaan sendiri.';

/** The reason why somebody cannot do this now; null if they can. */
export function placementRefusal(
  action: PlacementAction,
  { state, party, is_closed, has_own_company, answer, can_send_until }: PlacementSituation,
): string | null {
  const { by, states } = PLACEMENT_ACTIONS[action];
  if (by !== party) return NOT_YOURS;
  if (is_closed) return PERIOD_CLOSED;
  if (!states.includes(state)) return BY_NOW[state];
  if (action === 'submit' && state === 'draft' && can_send_until === null) return OUTSIDE_WINDOW;
  if (action === 'link' && !has_own_company) return NO_OWN_COMPANY;
  if (action === 'agree' && answer === 'agreed') return 'Anda sudah menyetujui pengajuan ini.';
  if (action === 'decline' && answer === 'declined') return 'Anda sudah menolak pengajuan ini.';
  return null;
}

const ACTIONS = Object.keys(PLACEMENT_ACTIONS) as PlacementAction[];

/** The actions that somebody may take now, for the buttons. */
export const allowedPlacementActions = (situation: PlacementSituation): PlacementAction[] =>
  ACTIONS.filter((action) => placementRefusal(action, situation) === null);

/** The last day on which a student can send a request; null if that is not possible today. */
export function lastDayToSend(
  {
    open_from,
    open_until,
    exception_until,
  }: { open_from: string | null; open_until: string | null; exception_until: string | null },
  today: string,
): string | null {
  const isOpen =
    open_from !== null && open_until !== null && open_from <= today && today <= open_until;
  const days = [isOpen ? open_until : null, exception_until].filter(
    (day): day is string => day !== null && day >= today,
  );
  return days.sort().at(-1) ?? null;
}
