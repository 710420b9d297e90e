import type { components } from '../contract.gen';

type WorkPatternInput = components['schemas']['WorkPatternInput'];

/** Valid weekly hours: office days from 8 to 4. */
export const aWorkPatternInput = (values: Partial<WorkPatternInput> = {}): WorkPatternInput => ({
  weekdays: [1, 2, 3, 4, 5],
  start_time: '08:00',
  end_time: '16:00',
  break_minutes: 60,
  name: 'Kerja magang',
  description: 'Kegiatan harian di tempat magang.',
  place_id: null,
  ...values,
});
