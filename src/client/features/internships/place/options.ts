import type { CompanyPlaces, FreePlaces, LecturerLoad } from '@/client/api/api';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { formatNumber } from '@/shared/formatNumber';
import type { Named } from './draft';

export const namedOption = ({ id, name }: Named): ComboboxOption => ({ value: id, label: name });

export const freeText = ({ free, internship_quota }: CompanyPlaces) =>
  free === 0
    ? `penuh, kuota ${formatNumber(internship_quota)}`
    : `${formatNumber(free)} dari ${formatNumber(internship_quota)} tempat kosong`;

export const loadText = ({ students_count }: LecturerLoad) =>
  `${formatNumber(students_count)} mahasiswa pada periode ini`;

export const companyOptions = ({ companies }: FreePlaces): ComboboxOption[] =>
  companies.map((company) => ({ ...namedOption(company), description: freeText(company) }));

export const lecturerOptions = ({ lecturers }: FreePlaces): ComboboxOption[] =>
  lecturers.map((lecturer) => ({ ...namedOption(lecturer), description: loadText(lecturer) }));

export const mentorsOf = ({ companies }: FreePlaces, companyId: number | undefined) =>
  companies.find(({ id }) => id === companyId)?.mentors ?? [];
