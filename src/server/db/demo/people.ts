import type { NewLecturer, NewMentor, NewStudent, NewUser } from '../tables';
import { campusInstant } from './dates';
import { demoAccounts, isDemoAccount } from './demoAccounts';
import { mentorSeats } from './mentorSeats';
import {
  birthplaces,
  type DemoPerson,
  drawHomeAddress,
  drawPeople,
  drawPhoneNumber,
  mailboxOf,
} from './names';
import { itemAt, type Random, randomFrom } from './random';

/** A user without a password hash; `identifier` is the NIP, NIK or NIM. */
export type DemoUser = Omit<NewUser, 'password_hash'> & {
  readonly id: number;
  readonly identifier: string;
};
type DemoLecturer = NewLecturer & { readonly id: number };
type DemoMentor = NewMentor & { readonly id: number };
export type DemoStudent = NewStudent & { readonly id: number };

export interface DemoPeople {
  readonly users: DemoUser[];
  /** the super admin's profile comes first */
  readonly lecturers: DemoLecturer[];
  readonly mentors: DemoMentor[];
  readonly students: DemoStudent[];
}

const CURRENT_COHORT = { prefix: '24033100', size: 80, academicYear: '2024/2025' };
const OLDER_COHORT = { prefix: '23033100', size: 8, academicYear: '2023/2024' };

/** A student who left the programme: the account was deactivated, the internship stays. */
export const DEACTIVATED_NIM = '2303310007';

const [admin, lecturerAccount, mentorAccount, ...studentAccounts] = demoAccounts;

const staff: Array<DemoPerson & { nip: string }> = [
  { name: admin.name, gender: 'female', nip: admin.identifier },
  { name: lecturerAccount.name, gender: 'female', nip: lecturerAccount.identifier },
  { name: 'Dr. Bambang Sutrisno, S.T., M.T.', gender: 'male', nip: '197209181999031002' },
  { name: 'Hendra Kurniawan, S.Kom., M.Kom.', gender: 'male', nip: '198011072006041003' },
  { name: 'Lia Marliana, S.Si., M.T.', gender: 'female', nip: '198706252014042001' },
  { name: 'Yusuf Nurrohman, S.T., M.Kom.', gender: 'male', nip: '199001132019031008' },
  { name: 'Dr. Sri Wahyuningsih, M.Kom.', gender: 'female', nip: '197604302002122001' },
];

export function demoPeople(registeredOn: string): DemoPeople {
  const people: DemoPeople = { users: [], lecturers: [], mentors: [], students: [] };
  const registeredAt = campusInstant(registeredOn, '09:00');

  const addUser = (
    user: Pick<DemoUser, 'name' | 'role' | 'identifier' | 'gender' | 'date_of_birth'> & {
      email: string;
    },
    random: Random,
  ): number => {
    const id = people.users.length + 1;
    people.users.push({
      id,
      ...user,
      phone_number: drawPhoneNumber(random),
      address: drawHomeAddress(random),
      place_of_birth: random.pick(birthplaces),
      is_active: user.identifier !== DEACTIVATED_NIM,
      has_default_password: !isDemoAccount(user.identifier),
      created_at: registeredAt,
      updated_at: registeredAt,
    });
    return id;
  };

  const staffRandom = randomFrom('staff');
  for (const [index, { name, gender, nip }] of staff.entries()) {
    const user_id = addUser(
      {
        name,
        role: index === 0 ? 'super_admin' : 'lecturer',
        identifier: nip,
        gender,
        date_of_birth: `${nip.slice(0, 4)}-${nip.slice(4, 6)}-${nip.slice(6, 8)}`,
        email: `${mailboxOf(name)}@kampus.example`,
      },
      staffRandom,
    );
    people.lecturers.push({ id: index + 1, user_id, nip });
  }

  const mentorRandom = randomFrom('mentors');
  for (const [index, seat] of mentorSeats.entries()) {
    const nik = index === 0 ? mentorAccount.identifier : drawNik(mentorRandom, seat.gender, index);
    const user_id = addUser(
      {
        name: seat.name,
        role: 'mentor',
        identifier: nik,
        gender: seat.gender,
        date_of_birth: birthDateOf(nik),
        email: `${mailboxOf(seat.name)}@mitra.example`,
      },
      mentorRandom,
    );
    const { company_id, is_active = true } = seat;
    people.mentors.push({ id: index + 1, user_id, company_id, nik, is_active });
  }

  const studentRandom = randomFrom('students');
  const drawn = drawPeople(studentRandom, CURRENT_COHORT.size + OLDER_COHORT.size);
  for (const cohort of [CURRENT_COHORT, OLDER_COHORT]) {
    for (let number = 1; number <= cohort.size; number += 1) {
      const nim = `${cohort.prefix}${String(number).padStart(2, '0')}`;
      const id = people.students.length + 1;
      const { name, gender } = fixedStudent(nim) ?? itemAt(drawn, id - 1);
      const birthYear = Number(cohort.academicYear.slice(0, 4)) - 18;
      const user_id = addUser(
        {
          name,
          role: 'student',
          identifier: nim,
          gender,
          date_of_birth: `${birthYear}-${twoDigits(studentRandom.between(1, 12))}-${twoDigits(studentRandom.between(1, 28))}`,
          email: `${mailboxOf(name)}@mhs.kampus.example`,
        },
        studentRandom,
      );
      people.students.push({ id, user_id, nim, academic_year: cohort.academicYear });
    }
  }

  return people;
}

function fixedStudent(nim: string): DemoPerson | undefined {
  const account = studentAccounts.find(({ identifier }) => identifier === nim);
  if (!account) return undefined;
  return { name: account.name, gender: nim === '2403310002' ? 'female' : 'male' };
}

/** Region, day (women: plus 40), month and year of birth, serial number. */
function drawNik(random: Random, gender: DemoPerson['gender'], index: number): string {
  const region = random.pick(['327301', '327306', '327711', '320405', '321103']);
  const day = random.between(1, 28) + (gender === 'female' ? 40 : 0);
  const birth = `${twoDigits(day)}${twoDigits(random.between(1, 12))}${random.between(76, 97)}`;
  return `${region}${birth}${String(index + 1).padStart(4, '0')}`;
}

function birthDateOf(nik: string): string {
  const day = Number(nik.slice(6, 8)) % 40;
  return `19${nik.slice(10, 12)}-${nik.slice(8, 10)}-${twoDigits(day)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
