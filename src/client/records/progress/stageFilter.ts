import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { STAGE_LABELS } from '@/shared/constants/labels';
import { STAGES, type Stage } from '@/shared/constants/stages';
import { stageField } from '@/shared/fields/internshipFields';

export const stageFilter: TableFilter<{ stage: Stage }> = {
  key: 'stage',
  label: stageField.label,
  choices: STAGES.map((value) => ({ value, label: STAGE_LABELS[value] })),
  toQuery: (value) => ({ stage: value as Stage }),
};
