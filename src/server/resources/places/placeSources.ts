import { inTable, listBy } from '@/server/lists/sources';
import { pick } from '@/shared/fields/field';
import { placeListed } from '@/shared/resources/places/placeFields';

const { 'company.name': _, ...own } = placeListed;

export const placeSources = listBy(placeListed, {
  ...inTable(
    'places',
    pick(own, 'name', 'address', 'radius', 'time_zone', 'has_joint_leave', 'is_active'),
  ),
  'company.name': 'companies.name',
});
