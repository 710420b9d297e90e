import { useListInternshipPeriodsQuery } from '@/client/api/api';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { periodOption } from './periodOption';
import { useChoices } from './useChoices';

// Apart from the other filters, which need no dates.
export const periodFilter: TableFilter<{ internshipPeriodId: number }> = {
  key: 'internship_period_id',
  label: 'Periode',
  useChoices: ({ skip }) =>
    useChoices(useListInternshipPeriodsQuery({ sort: '-start_date' }, { skip }), {
      toOption: periodOption,
    }),
  toQuery: (value) => ({ internshipPeriodId: Number(value) }),
};
