import type { PlannedDefence } from '@/client/api/api';

export const examinersOf = ({ examiners }: Pick<PlannedDefence, 'examiners'>): string =>
  examiners.map(({ name }) => name).join(', ');

/** '09:00, 60 menit' */
export const timeOf = ({ time, minutes }: Pick<PlannedDefence, 'time' | 'minutes'>): string =>
  `${time}, ${minutes} menit`;
