import type { Company, Course, Internship, Lecturer, Mentor, Student } from '@/client/api/api';
import type { ComboboxOption } from '@/client/ui/comboboxProps';

// Records as options of a picker. Labels contain codes and numbers that users know, so that typing
// one finds the record.

export const COMPANIES_FAILED = 'Gagal mengambil data perusahaan.';

export const companyOption = ({ id, name }: Pick<Company, 'id' | 'name'>): ComboboxOption => ({
  value: id,
  label: name,
});

export const mentorOption = ({ id, user, company }: Mentor | Internship['mentor']) => ({
  value: id,
  label: user.name,
  description: company.name,
});

export const lecturerOption = ({
  id,
  user,
}: Lecturer | Internship['lecturer']): ComboboxOption => ({
  value: id,
  label: user.name,
});

export const studentOption = ({ id, nim, user }: Student | Internship['student']) => ({
  value: id,
  label: `${nim} - ${user.name}`,
});

type CourseFields = Pick<Course, 'code' | 'name' | 'semester' | 'academic_year'>;

export const courseOption = ({
  code,
  name,
  semester,
  academic_year,
}: CourseFields): ComboboxOption => ({
  value: code,
  label: `${code} - ${name}`,
  description: `Semester ${semester}, ${academic_year}`,
});
