import { demoAccounts } from './demoAccounts';
import type { DemoPerson } from './names';

/**
 * The mentors, their company, their number of students per period and the supervising lecturer.
 * Students of one mentor share the lecturer, so that grade reports have several rows.
 */
export interface MentorSeat extends DemoPerson {
  readonly company_id: number;
  readonly lecturer_id: number;
  /** students in the active, the earlier and the oldest period */
  readonly active: number;
  readonly earlier: number;
  readonly oldest: number;
  readonly is_active?: boolean;
}

const [, , mentorAccount] = demoAccounts;

const seat = (
  name: string,
  gender: DemoPerson['gender'],
  company_id: number,
  lecturer_id: number,
  [active, earlier, oldest]: [number, number, number],
): MentorSeat => ({ name, gender, company_id, lecturer_id, active, earlier, oldest });

export const mentorSeats: MentorSeat[] = [
  seat(mentorAccount.name, 'female', 1, 2, [5, 4, 0]),
  seat('Rahmat Hidayatullah, A.Md.', 'male', 1, 3, [2, 1, 0]),
  seat('Andreas Sihombing, S.Kom.', 'male', 2, 4, [5, 2, 2]),
  seat('dr. Mega Puspasari', 'female', 3, 5, [3, 2, 0]),
  { ...seat('Agus Supriadi, S.T.', 'male', 3, 5, [0, 1, 2]), is_active: false },
  seat('Tuti Herawati, S.Sos., M.AP.', 'female', 4, 6, [4, 2, 0]),
  seat('Rio Kusnandar, S.T.', 'male', 5, 2, [3, 1, 0]),
  seat('Clara Angelina, S.Kom.', 'female', 5, 7, [2, 0, 0]),
  seat('Deden Suhendar', 'male', 6, 3, [4, 2, 0]),
  seat('Nyoman Sukarta, S.T.', 'male', 7, 4, [3, 1, 2]),
  seat('Ai Nurhasanah, S.E.', 'female', 8, 7, [3, 1, 0]),
  seat('Ferry Gunadi, S.Kom.', 'male', 9, 6, [4, 2, 0]),
  seat('Endang Rukmana, S.IP.', 'male', 10, 5, [5, 1, 0]),
  seat('Arif Budiarto, M.T.', 'male', 11, 3, [4, 1, 0]),
  seat('Stefanie Wirawan, S.Kom.', 'female', 11, 7, [1, 0, 0]),
  seat('Ujang Sobari', 'male', 12, 4, [0, 0, 2]),
];
