import { ACTIVE_LABELS, type Labels } from '@/shared/constants/labels';
import { FLAG_TONES } from '@/shared/fields/field';
import { StateBadge } from './StateBadge';

type Flag = 'true' | 'false';

/** The text of the badge, for tables that search and sort in the browser. */
export const statusText = (
  isActive: boolean | null | undefined,
  labels: Labels<Flag> = ACTIVE_LABELS,
) => labels[isActive ? 'true' : 'false'];

type Props = { active: boolean | null | undefined; labels?: Labels<Flag> };

/** Spec §9: 'Aktif' and 'Tidak Aktif' unless the screen has its own labels. */
export const StatusBadge = ({ active, labels = ACTIVE_LABELS }: Props) => (
  <StateBadge field={{ choices: labels, tones: FLAG_TONES }} value={active ? 'true' : 'false'} />
);
