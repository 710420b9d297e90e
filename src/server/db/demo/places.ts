import { NEW_PLACE } from '@/shared/resources/places/constants';
import type { NewPlace } from '../tables';
import { type DemoCompany, demoCompanies } from './companies';

export interface DemoPlace extends NewPlace {
  readonly id: number;
}

/** Companies without places show what attendance is without them. */
const WITH_PLACES = [5, 6, 7];
const IN_TWO_ZONES = 5;
const IN_THE_FAR_EAST = 6;
const WITH_SEVERAL = 7;
/** The company of the demo accounts. */
const WITH_FORMER = 1;
/** The place of the demo accounts has been switched off since, so that a position anywhere can be tried. */
export const FORMER_PLACE_DAYS = 3;

type Row = Omit<NewPlace, 'id'>;

const headOfficeOf = ({ id, address, latitude, longitude }: DemoCompany): Row => ({
  ...NEW_PLACE,
  company_id: id,
  name: 'Kantor Pusat',
  address,
  latitude,
  longitude,
});

const officesOf = (ids: readonly number[]) =>
  demoCompanies.filter(({ id }) => ids.includes(id)).map(headOfficeOf);

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
  {
    ...NEW_PLACE,
    company_id: IN_TWO_ZONES,
    name: 'Pusat Data Makassar',
    address: 'Jl. Perintis Kemerdekaan No. 27, Tamalanrea, Kota Makassar 90245',
    latitude: -5.1347,
    longitude: 119.4921,
    time_zone: 'WITA',
  },
  {
    ...NEW_PLACE,
    company_id: IN_THE_FAR_EAST,
    name: 'Kantor Cabang Jayapura',
    address: 'Jl. Raya Abepura No. 63, Abepura, Kota Jayapura 99351',
    latitude: -2.6082,
    longitude: 140.6699,
    radius: 300,
    time_zone: 'WIT',
  },
];
const formerOffices = officesOf([WITH_FORMER]).map((office) => ({ ...office, is_active: false }));

export const demoPlaces: DemoPlace[] = [...officesOf(WITH_PLACES), ...others, ...formerOffices].map(
  (place, index) => ({ id: index + 1, ...place }),
);

export function demoPlaceNamed(name: string): DemoPlace {
  const place = demoPlaces.find((candidate) => candidate.name === name);
  if (!place) throw new RangeError(`No place ${name}`);
  return place;
}
