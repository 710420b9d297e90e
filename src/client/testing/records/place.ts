import type { Place } from '@/client/api/api';
import { aPlaceInput } from '@/shared/testing/placeInput';

export const aPlace = (changes: Partial<Place> = {}): Place => ({
  id: 5,
  ...aPlaceInput(),
  company: { id: 3, name: 'PT Lintas Nusa Data' },
  ...changes,
});
