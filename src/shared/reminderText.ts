import type { components } from './contract.gen';
import { formatNearDay } from './format';
import { formatNumber } from './formatNumber';

type Person = components['schemas']['FollowUpItem']['person'];

interface Reminder {
  person: NonNullable<Person>;
  /** the day since when the matter waits */
  since: string;
  today: string;
  /** the name of the person who reminds */
  sender: string;
  /** the address of the application, without a slash at the end */
  origin: string;
}

const studentText = ({ person, since, today, origin }: Reminder) => [
  `Halo ${person.name}, di catatan magang Anda belum absen sejak ${formatNearDay(since, today)}.`,
  'Mohon absen pada hari kerja berikutnya. Untuk hari yang terlewat, ajukan izin, sakit, atau koreksi di sini:',
  `${origin}${person.link}`,
  'Kalau ada kendala, silakan kabari saya. Terima kasih.',
];

const reviewerText = ({ person, since, today, origin }: Reminder, activities: number) => [
  `Yth. Bapak/Ibu ${person.name}, ${formatNumber(activities)} aktivitas mahasiswa menunggu peninjauan sejak ${formatNearDay(since, today)}.`,
  'Mohon ditinjau di sini:',
  `${origin}${person.link}`,
  'Terima kasih.',
];

/** The message to a silent student or a late reviewer. The address has a line of its own, so that chats link it. */
export function reminderText(reminder: Reminder): string {
  const { waiting_activities: activities } = reminder.person;
  const lines = activities === null ? studentText(reminder) : reviewerText(reminder, activities);
  return [...lines, '', reminder.sender].join('\n');
}
