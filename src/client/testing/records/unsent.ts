import type { Unsent, UnsentOf } from '@/client/queue/unsentItem';

/** A press of the student with the id 1. */
export const anUnsentPress = (changes: Partial<UnsentOf<'press'>> = {}): UnsentOf<'press'> => ({
  kind: 'press',
  id: '0c2f8b0e-5b7e-4c26-9f0e-0b1f3a7f2d11',
  activity_id: 120,
  label: 'Konfigurasi jaringan',
  days: 'Sab, 21 Nov 2026',
  device_time: '2026-11-21T01:00:00.000Z',
  payload: { latitude: -6.9, longitude: 107.6, kind: 'in' },
  user_id: 1,
  clock_offset: 120,
  clock_went_back: false,
  attempts: 0,
  next_attempt: null,
  last_answer: null,
  state: 'waiting',
  ...changes,
});

export const anUnsentLog = (changes: Partial<UnsentOf<'log'>> = {}): Unsent => ({
  ...anUnsentPress(),
  id: '3d1f8b0e-5b7e-4c26-9f0e-0b1f3a7f2d12',
  kind: 'log',
  payload: { text: 'Membuat tiga VLAN.', version: 0, handsIn: true },
  ...changes,
});

export const anUnsentPhoto = (changes: Partial<UnsentOf<'photo'>> = {}): Unsent => ({
  ...anUnsentPress(),
  id: '5e1f8b0e-5b7e-4c26-9f0e-0b1f3a7f2d13',
  kind: 'photo',
  payload: { photo: new File(['x'], 'rak.jpg', { type: 'image/jpeg' }) },
  ...changes,
});

/** A request about the placement with the id 15. */
export const anUnsentRequest = (
  changes: Partial<UnsentOf<'request'>> = {},
): UnsentOf<'request'> => ({
  ...anUnsentPress(),
  id: '7a1f8b0e-5b7e-4c26-9f0e-0b1f3a7f2d14',
  kind: 'request',
  activity_id: null,
  label: 'Sakit',
  days: '18 Nov 2026',
  payload: {
    internship_id: 15,
    kind: 'sick',
    start_date: '2026-11-18',
    end_date: '2026-11-18',
    reason: 'Demam sejak semalam.',
  },
  ...changes,
});
