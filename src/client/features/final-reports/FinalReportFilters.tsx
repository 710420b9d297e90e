import { styled } from '@mui/material/styles';
import { useListLecturersQuery } from '@/client/api/api';
import { useCompanyFilterChoices } from '@/client/records/pickers/filters';
import { useCompanyChoices, usePeriodChoices } from '@/client/records/pickers/internshipChoices';
import { lecturerOption } from '@/client/records/pickers/pickerOptions';
import { useLongChoices } from '@/client/records/pickers/useLongChoices';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { ChoiceFilter, type UseLoadedChoices } from '@/client/ui/ChoiceFilter';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { FINAL_REPORT_STATES } from '@/shared/constants/finalReports';
import { FINAL_REPORT_STATE_LABELS } from '@/shared/constants/labels';
import { type FinalReportQuery, SORTS } from './finalReportQuery';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& > *': { flex: '1 1 200px' },
  [theme.breakpoints.down('md')]: {
    '& > *': { flex: '1 1 100%' },
  },
}));

const Choices = styled(NativeSelect)(({ theme }) => ({
  height: 40,
  [theme.breakpoints.down('md')]: { height: 44 },
}));

const useAllLecturers: UseLoadedChoices = ({ skip }) =>
  useLongChoices(useListLecturersQuery, { sort: 'user.name' }, { toOption: lecturerOption, skip });

type Props = {
  query: FinalReportQuery;
  change: (changes: Partial<FinalReportQuery>) => void;
  /** Whether the reports of all lecturers are listed. */
  isOffice: boolean;
};

/** Search, filters and order of the list. */
export function FinalReportFilters({ query, change, isOffice }: Props) {
  return (
    <Bar>
      <SearchBox
        value={query.search}
        label="Cari mahasiswa, mitra..."
        onChange={(search) => change({ search })}
      />
      <Choices
        aria-label="Status"
        value={query.state}
        onChange={({ target }) => change({ state: target.value })}
      >
        <option value="">Status: semua</option>
        {FINAL_REPORT_STATES.map((state) => (
          <option key={state} value={state}>
            {FINAL_REPORT_STATE_LABELS[state]}
          </option>
        ))}
      </Choices>
      <ChoiceFilter
        label="Periode"
        value={query.internship_period_id}
        useChoices={usePeriodChoices}
        onChange={(internship_period_id) => change({ internship_period_id })}
      />
      <ChoiceFilter
        label="Mitra Industri"
        value={query.company_id}
        useChoices={isOffice ? useCompanyFilterChoices : useCompanyChoices}
        onChange={(company_id) => change({ company_id })}
      />
      {isOffice && (
        <ChoiceFilter
          label="Dosen"
          value={query.lecturer_id}
          useChoices={useAllLecturers}
          onChange={(lecturer_id) => change({ lecturer_id })}
        />
      )}
      <Choices
        aria-label="Urutan"
        value={query.sort}
        onChange={({ target }) => change({ sort: target.value })}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            Urut: {label}
          </option>
        ))}
      </Choices>
    </Bar>
  );
}
