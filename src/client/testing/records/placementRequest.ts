import type {
  PlacementChoice,
  PlacementMember,
  PlacementOptions,
  PlacementRequest,
} from '@/client/api/api';

const PERIOD = {
  id: 5,
  start_date: '2027-02-01',
  end_date: '2027-06-30',
  semester: 3,
  year: '2027',
};

export const aPlacementChoice = (changes: Partial<PlacementChoice> = {}): PlacementChoice => ({
  company_id: 3,
  company_name: 'PT Nusantara Jaringan',
  is_active: true,
  places_left: 2,
  queue_position: null,
  ...changes,
});

export const aPlacementMember = (changes: Partial<PlacementMember> = {}): PlacementMember => ({
  student_id: 7,
  nim: '2403310001',
  name: 'Siti Rahmawati',
  is_spokesperson: true,
  answer: 'agreed',
  answered_at: '2026-11-18T02:00:00.000Z',
  is_placed: false,
  internship_id: null,
  ...changes,
});

export const aPlacementRequest = (changes: Partial<PlacementRequest> = {}): PlacementRequest => ({
  id: 12,
  version: 3,
  internship_period: PERIOD,
  student_nim: '2403310001',
  student_name: 'Siti Rahmawati',
  company_name: 'PT Nusantara Jaringan',
  state: 'sent',
  choices: [aPlacementChoice({ queue_position: 1 })],
  own_company: null,
  linked_company: null,
  members: [aPlacementMember()],
  granted: [],
  note: null,
  file: null,
  comment: null,
  created_at: '2026-11-18T02:00:00.000Z',
  sent_at: '2026-11-20T02:00:00.000Z',
  sent_on: '2026-11-20',
  decided_at: null,
  decided_by_name: null,
  can_send_until: '2026-12-15',
  allowed: [],
  ...changes,
});

/** A draft of a student alone. */
export const aPlacementDraft = (changes: Partial<PlacementRequest> = {}): PlacementRequest =>
  aPlacementRequest({
    state: 'draft',
    choices: [aPlacementChoice()],
    sent_at: null,
    sent_on: null,
    allowed: ['update', 'submit', 'withdraw'],
    ...changes,
  });

export const anOwnCompany = (): NonNullable<PlacementRequest['own_company']> => ({
  name: 'CV Cipta Karya',
  address: 'Jl. Braga No. 12, Bandung',
  business_field: 'Perangkat lunak',
  contact_name: 'Rina Marlina',
  phone_number: '0224235678',
  email: null,
});

export const placementOptions = (changes: Partial<PlacementOptions> = {}): PlacementOptions => ({
  internship_period: PERIOD,
  open_from: '2026-11-16',
  open_until: '2026-12-15',
  exception_until: null,
  can_send_until: '2026-12-15',
  is_placed: false,
  open_request_id: null,
  companies: [
    {
      id: 3,
      name: 'PT Nusantara Jaringan',
      business_field: 'Penyedia layanan internet',
      address: 'Jl. Asia Afrika No. 88, Bandung',
      places: 6,
      places_left: 2,
      waiting: 4,
    },
    {
      id: 8,
      name: 'CV Karya Mandiri',
      business_field: 'Jasa pemasangan jaringan',
      address: 'Jl. Setiabudi No. 5, Bandung',
      places: 2,
      places_left: 0,
      waiting: 0,
    },
  ],
  ...changes,
});
