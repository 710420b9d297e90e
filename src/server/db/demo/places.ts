import { NEW_PLACE } from '@/shared/constants/places';
import type { NewPlace } from '../tables';
import { demoCompanies } from './companies';

interface DemoPlace extends NewPlace {
  readonly id: number;
}

/**
 * Companies without places show what attendance is without them; the demo accounts belong to one, so that a position
 * anywhere can be tried.
 */
const WITH_PLACES = [6, 7];
const WITH_SEVERAL = 7;

type Row = Omit<NewPlace, 'id'>;

const headOffices = demoCompanies
  .filter(({ id }) => WITH_PLACES.includes(id))
  .map(
    ({ id, address, latitude, longitude }): Row => ({
      ...NEW_PLACE,
      company_id: id,
      name: 'Kantor Pusat',
      address,
      latitude,
      longitude,
    }),
  );

const others: Row[] = [
  {
    ...NEW_PLACE,
    company_id: WITH_SEVERAL,
    name: 'Kantor Cabang Makassar',
    address: 'Jl. A.P. Pettarani No. 18, Panakkukang, Kota Makassar 90231',
    latitude: -5.1526,
    longitude: 119.4383,
    radius: 300,
    time_zone: 'WITA',
    has_joint_leave: false,
  },
  {
    ...NEW_PLACE,
    company_id: WITH_SEVERAL,
    name: 'Gudang Cileunyi',
    address: 'Jl. Raya Cileunyi No. 41, Cileunyi, Kabupaten Bandung 40622',
    latitude: -6.9389,
    longitude: 107.7526,
    is_active: false,
  },
];

export const demoPlaces: DemoPlace[] = [...headOffices, ...others].map((place, index) => ({
  id: index + 1,
  ...place,
}));
