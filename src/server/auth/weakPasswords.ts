import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_PASSWORD } from '@/server/db/demo/demoAccounts';
import { NEW_PASSWORD_MIN } from '@/shared/constants/limits';

const COMMON = 'Password ini terlalu umum dan mudah ditebak';
const PERSONAL = 'Password baru tidak boleh berisi nama, nomor, atau tanggal lahir Anda';

/** Shorter words, such as initials, appear in other words by chance. */
const OWN_WORD_MIN = 3;
const OWN_NUMBER_MIN = 6;

export interface Person {
  /** NIM, NIP or NIK */
  identifier: string | null;
  name: string;
  email: string | null;
  phone_number: string | null;
  /** 'YYYY-MM-DD' */
  date_of_birth: string | null;
}

/** The message for a password that others would guess; null for a strong one. */
export function weaknessOf(password: string, person: Person): string | null {
  if (commonPasswords().has(password.toLowerCase())) return COMMON;
  return isPersonal(password, person) ? PERSONAL : null;
}

let common: Set<string> | undefined;

/** About 18,000 passwords that leaks contain most often, and the published one of the demo data. */
function commonPasswords(): Set<string> {
  common ??= new Set(
    dictionary['passwords-common'].filter((password) => password.length >= NEW_PASSWORD_MIN),
  ).add(DEMO_PASSWORD.toLowerCase());
  return common;
}

/** Own numbers are refused anywhere; names and birthdays if too little remains without them. */
function isPersonal(password: string, person: Person): boolean {
  const characters = plain(password);
  if (ownNumbers(person).some((number) => characters.includes(number))) return true;
  const rest = ownWords(person)
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), characters);
  return rest !== characters && rest.length < NEW_PASSWORD_MIN;
}

function ownNumbers({ identifier, phone_number }: Person): string[] {
  // 0812…, +62812… and 812… are one number.
  const phone = plain(phone_number ?? '').replace(/^(0|62)/, '');
  return [plain(identifier ?? ''), phone].filter((number) => number.length >= OWN_NUMBER_MIN);
}

function ownWords({ name, email, date_of_birth }: Person): string[] {
  const [year = '', month = '', day = ''] = date_of_birth?.split('-') ?? [];
  const birthdays = date_of_birth
    ? [day + month + year, year + month + day, day + month + year.slice(2), year]
    : [];
  const mailbox = email?.split('@')[0] ?? '';
  return [...`${name} ${mailbox}`.split(/[^\p{L}\p{N}]+/u).map(plain), ...birthdays].filter(
    (word) => word.length >= OWN_WORD_MIN,
  );
}

/** Letters and digits in lower case, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
