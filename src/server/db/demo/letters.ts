import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import { formatLongDate } from '@/shared/format';
import { exampleLetter } from '@/shared/letters/letterFields';
import { letterNumber } from '@/shared/letters/numberPattern';
import {
  DEFAULT_NUMBER_PATTERN,
  LETTER_KINDS,
  type LetterKind,
  type NumberedKind,
} from '@/shared/resources/letters/constants';
import { formatVerificationCode, verificationCodeOf } from '@/shared/verificationCode';
import type { Tables } from '../tables';
import { demoCompanies } from './companies';
import { campusInstant } from './dates';
import type { DemoInternship } from './internships';
import type { DemoPeople } from './people';
import { ACTIVE_PERIOD_ID, type DemoPeriod, EARLIER_PERIOD_ID } from './periods';
import { itemAt } from './random';

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[];

interface Sources {
  people: DemoPeople;
  internships: readonly DemoInternship[];
  periods: readonly DemoPeriod[];
  /** A page that was photographed. */
  scan: Buffer;
  shippedTemplate: (kind: LetterKind) => { name: string; file: Buffer };
}

interface DecisionInput {
  kind: LetterKind;
  date: string;
  members: readonly DemoInternship[];
  state: 'made' | 'signed' | 'cancelled';
}

const FIRST_DAY = -20;

/** The office writes these two kinds into one book. */
const REGISTERS: Partial<Record<NumberedKind, NumberedKind>> = { completion: 'assessment' };

/** Letters of all kinds and in every state, with their numbers; one is for two students, and two kinds share a register. */
export function demoLetters({ people, internships, periods, scan, shippedTemplate }: Sources) {
  const author = itemAt(people.users, 0);
  const period = itemAt(periods, ACTIVE_PERIOD_ID - 1);
  const uploaded = campusInstant(addDays(period.start_date, FIRST_DAY), '09:00');
  const by = { uploaded_by_user_id: author.id, uploaded_by_name: author.name };

  const templates: Rows<'letter_templates'> = [];
  const versions: Rows<'letter_template_versions'> = [];
  for (const [index, kind] of LETTER_KINDS.entries()) {
    const { name, file } = shippedTemplate(kind);
    templates.push({ id: index + 1, kind, name });
    versions.push({
      ...{ template_id: index + 1, number: 1, file_name: `${name}.docx`, file, fields: '[]' },
      sha256: createHash('sha256').update(file).digest('hex'),
      uploaded_at: uploaded,
      ...by,
    });
  }

  const series: (Rows<'letter_series'>[number] & { id: number; last_number: number })[] = [];
  const numbers: Rows<'given_numbers'> = [];
  const letters: Rows<'letters'> = [];
  const recipients: Rows<'letter_recipients'> = [];
  const scans: Rows<'letter_scans'> = [];
  const rows = {
    letter_templates: templates,
    letter_template_versions: versions,
    letter_series: series,
    given_numbers: numbers,
    letters,
    letter_recipients: recipients,
    letter_scans: scans,
  };

  const companyOf = ({ mentor_id }: DemoInternship) => {
    const { company_id } = itemAt(people.mentors, mentor_id - 1);
    return { ...itemAt(demoCompanies, company_id - 1), id: company_id };
  };
  const nameOf = (userId: number) => itemAt(people.users, userId - 1).name;

  const seriesOf = (kind: NumberedKind, year: number) => {
    const known = series.find((row) => row.kind === kind && row.year === year);
    if (known) return known;
    const id = series.length + 1;
    const register = REGISTERS[kind] ?? kind;
    const begun = { id, kind, register, year, pattern: DEFAULT_NUMBER_PATTERN, last_number: 0 };
    series.push(begun);
    return begun;
  };

  const add = ({ kind, date, members, state }: DecisionInput) => {
    const id = letters.length + 1;
    const first = itemAt(members, 0);
    const year = Number(date.slice(0, 4));
    const numbered = seriesOf(seriesOf(kind, year).register, year);
    numbered.last_number += 1;
    const number = letterNumber(DEFAULT_NUMBER_PATTERN, {
      ...{ kind, date, sequence: numbered.last_number },
    });
    const given = { series_id: numbered.id, sequence: numbered.last_number, number };
    numbers.push({ ...given, kind });
    const code = verificationCodeOf(createHash('sha256').update(`surat ${id}`).digest());
    const students = members.map(({ student_id }) => {
      const { id: student, nim, user_id } = itemAt(people.students, student_id - 1);
      return { id: student, nama: nameOf(user_id), nim };
    });
    const company = companyOf(first);
    const times = itemAt(periods, first.internship_period_id - 1);
    const { values } = exampleLetter(kind);
    const texts: Readonly<Record<string, string>> = {
      nomor: number,
      tanggal: formatLongDate(date),
      kode_verifikasi: formatVerificationCode(code),
      alamat_verifikasi: 'halaman Verifikasi Laporan di SiMagang',
      nama: itemAt(students, 0).nama,
      nim: itemAt(students, 0).nim,
      perusahaan: company.name,
      alamat_perusahaan: company.address,
      mulai: formatLongDate(times.start_date),
      selesai: formatLongDate(times.end_date),
      semester: String(times.semester),
      tahun: times.year,
      mentor: nameOf(itemAt(people.mentors, first.mentor_id - 1).user_id),
      dosen: nameOf(itemAt(people.lecturers, first.lecturer_id - 1).user_id),
    };
    const at = campusInstant(date, '10:00', id);
    letters.push({
      ...{ id, date, code, ...given },
      ...{ template_id: LETTER_KINDS.indexOf(kind) + 1, template_number: 1 },
      signatory_name: values.penanda_tangan ?? '',
      signatory_position: values.jabatan ?? '',
      signatory_nip: values.nip ?? null,
      company_id: company.id,
      data: JSON.stringify({
        values: Object.fromEntries(
          Object.entries(values).map(([name, example]) => [name, texts[name] ?? example]),
        ),
        students,
      }),
      created_at: at,
      created_by_user_id: author.id,
      created_by_name: author.name,
      signed_at: state === 'signed' ? campusInstant(addDays(date, 1), '14:00') : null,
      ...(state === 'cancelled' && {
        cancelled_at: campusInstant(addDays(date, 1), '08:30'),
        cancelled_reason: 'Nama perusahaan salah ketik.',
        cancelled_by_user_id: author.id,
        cancelled_by_name: author.name,
      }),
    });
    for (const { student_id, id: internship_id } of members) {
      recipients.push({ letter_id: id, student_id, internship_id });
    }
    if (state === 'signed') {
      const attached_at = campusInstant(addDays(date, 1), '14:00');
      const file = { name: 'surat-bertanda-tangan.jpg', kind: 'jpeg' as const, content: scan };
      scans.push({ letter_id: id, ...file, attached_at });
    }
  };

  const active = internships.filter((row) => row.internship_period_id === ACTIVE_PERIOD_ID);
  const earlier = internships.find((row) => row.internship_period_id === EARLIER_PERIOD_ID);
  const [one, ...others] = active;
  if (!one) return rows;
  const mate = others.find((other) => companyOf(other).id === companyOf(one).id);
  const rest = others.filter((other) => other !== mate);
  const day = (days: number) => addDays(period.start_date, days);
  add({ kind: 'introduction', date: day(-9), members: rest.slice(0, 1), state: 'cancelled' });
  add({ kind: 'introduction', date: day(-8), members: rest.slice(0, 1), state: 'signed' });
  add({
    kind: 'introduction',
    date: day(-8),
    members: mate ? [one, mate] : [one],
    state: 'signed',
  });
  add({ kind: 'assignment', date: day(-5), members: [one], state: 'made' });
  add({ kind: 'assignment', date: day(-5), members: rest.slice(1, 2), state: 'made' });
  add({ kind: 'assessment', date: day(2), members: [one], state: 'made' });
  if (earlier) add({ kind: 'completion', date: day(3), members: [earlier], state: 'signed' });
  return rows;
}
