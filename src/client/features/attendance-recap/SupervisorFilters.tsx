import { useListLecturersQuery, useListMentorsQuery } from '@/client/api/api';
import { useCompanyFilterChoices } from '@/client/records/pickers/filters';
import {
  useCompanyChoices,
  useLecturerChoices,
  useMentorChoices,
} from '@/client/records/pickers/internshipChoices';
import { lecturerOption, mentorOption } from '@/client/records/pickers/pickerOptions';
import { useLongChoices } from '@/client/records/pickers/useLongChoices';
import { useRole } from '@/client/session/useSession';
import { ChoiceFilter, type UseLoadedChoices } from '@/client/ui/ChoiceFilter';
import type { Role } from '@/shared/permissions';
import type { FilterKey, RecapQuery } from './recapQuery';

const useAllLecturers: UseLoadedChoices = ({ skip }) =>
  useLongChoices(useListLecturersQuery, { sort: 'user.name' }, { toOption: lecturerOption, skip });
const useAllMentors: UseLoadedChoices = ({ skip }) =>
  useLongChoices(useListMentorsQuery, { sort: 'user.name' }, { toOption: mentorOption, skip });

type Filter = { key: FilterKey; label: string; useChoices: UseLoadedChoices };

/** The people and companies that the user's placements have to do with; a mentor has one company. */
const FILTERS: Readonly<Partial<Record<Role, readonly Filter[]>>> = {
  super_admin: [
    { key: 'company_id', label: 'Mitra Industri', useChoices: useCompanyFilterChoices },
    { key: 'lecturer_id', label: 'Dosen', useChoices: useAllLecturers },
    { key: 'mentor_id', label: 'Mentor', useChoices: useAllMentors },
  ],
  lecturer: [
    { key: 'company_id', label: 'Mitra Industri', useChoices: useCompanyChoices },
    { key: 'mentor_id', label: 'Mentor', useChoices: useMentorChoices },
  ],
  mentor: [{ key: 'lecturer_id', label: 'Dosen', useChoices: useLecturerChoices }],
};

type Props = { query: RecapQuery; change: (next: Partial<RecapQuery>) => void };

export function SupervisorFilters({ query, change }: Props) {
  const role = useRole();
  const filters = (role && FILTERS[role]) ?? [];
  return filters.map(({ key, label, useChoices }) => (
    <ChoiceFilter
      key={key}
      label={label}
      value={query[key]}
      useChoices={useChoices}
      onChange={(value) => change({ [key]: value })}
    />
  ));
}
