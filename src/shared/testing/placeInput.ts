import type { components } from '../contract.gen';

type PlaceInput = components['schemas']['PlaceCreateInput'];

/** A valid input, if there is such a company. */
export const aPlaceInput = (changes: Partial<PlaceInput> = {}): PlaceInput => ({
  company_id: 3,
  name: 'Kantor Pusat',
  address: 'Jl. Asia Afrika No. 88, Bandung',
  latitude: -6.921151,
  longitude: 107.611052,
  radius: 150,
  time_zone: 'WIB',
  has_joint_leave: true,
  is_active: true,
  ...changes,
});
