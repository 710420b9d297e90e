import { nightActivityRules } from '@/shared/resources/activities/activityRules';
import { advisedScores, gradeRules } from '@/shared/resources/grades/gradeRules';
import { firstDay } from '@/shared/resources/internships/internshipRules';
import { lecturerProfileCreateRules } from '@/shared/resources/lecturers/lecturerProfileRules';
import { mentorProfileCreateRules } from '@/shared/resources/mentors/mentorProfileRules';
import { studentProfileCreateRules } from '@/shared/resources/students/studentProfileRules';
import { accountFields } from '@/shared/resources/users/userRules';
import { NAME_MAX, NIK_LENGTH } from '../constants/limits';
import { exactCharacters, flag, line, maxCharacters, personNumber, record } from './fields';
import { reason } from './reasonRules';

/*
 * The rules of the forms for rows of a file. They refer to other records by name, not by id, contain no
 * pictures, and a missing state keeps its value or gets the default.
 */

const { role: _role, ...person } = accountFields;

const companyName = () => line().test(maxCharacters(NAME_MAX, 'Nama perusahaan'));
const COMPANY_REQUIRED = 'Perusahaan wajib dipilih';

const placement = {
  nim: personNumber().required('Mahasiswa wajib dipilih'),
  internship_period: line().required('Periode magang wajib dipilih'),
  company_name: companyName(),
  mentor_name: line().test(maxCharacters(NAME_MAX, 'Nama mentor')),
};

const NIK_FORMAT = `NIK harus ${NIK_LENGTH} digit`;

export const studentImportRules = studentProfileCreateRules.shape(person);

export const lecturerImportRules = lecturerProfileCreateRules
  .omit(['digital_signature'])
  .shape(person);

export const mentorImportRules = mentorProfileCreateRules
  .omit(['digital_signature', 'company_id', 'is_active'])
  .shape({ ...person, company_name: companyName().required(COMPANY_REQUIRED), is_active: flag() });

export const internshipImportRules = record({
  ...placement,
  mentor_nik: personNumber().test(exactCharacters(NIK_LENGTH, NIK_FORMAT)),
  lecturer_nip: personNumber().required('Dosen wajib dipilih'),
  start_date: firstDay(),
});

/** The importer refuses a night shift that is not one already. */
export const activityImportRules = nightActivityRules.shape(placement);

export const gradeImportRules = gradeRules
  .omit(['internship_id'])
  .shape({ ...placement, ...advisedScores, reason: reason() });
