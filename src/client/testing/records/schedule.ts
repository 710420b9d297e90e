import type { InternshipPlace, WorkPattern } from '@/client/api/api';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';

/** A place as `GET /internships/:id/places` answers it; the placement does not name it. */
export const anInternshipPlace = (changes: Partial<InternshipPlace> = {}): InternshipPlace => ({
  id: 5,
  name: 'Kantor Pusat',
  address: 'Jl. Asia Afrika No. 88, Bandung',
  time_zone: 'WIB',
  is_active: true,
  is_chosen: false,
  is_default: false,
  ...changes,
});

/** A version of the weekly hours, at the default place. */
export const aWorkPattern = (changes: Partial<WorkPattern> = {}): WorkPattern => ({
  id: 40,
  ...aWorkPatternInput(),
  place_id: null,
  valid_from: '2026-07-01',
  place_name: null,
  ...changes,
});
