import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { components } from '@/shared/contract.gen';
import { formatLongDate } from '@/shared/format';
import { STUDENT_LOOP } from '@/shared/letters/letterFields';
import { letterNumber } from '@/shared/letters/numberPattern';
import { LETTER_KIND_LABELS, type LetterKind } from '@/shared/resources/letters/constants';
import { type LetterGroup, selectLetterGroups } from './letterGroups';
import { selectNumbering } from './letterSeries';
import { listsStudents } from './letterTemplates';
import { nextNumbers } from './nextNumbers';

type Check = components['schemas']['LettersCheck'];

interface NewLetters {
  kind: LetterKind;
  date: string;
  groups: readonly (readonly number[])[];
}

/** The letters as they would be made now, and what the office should look at first. */
export async function checkLetters(
  db: Database,
  { kind, date, groups }: NewLetters,
): Promise<Check> {
  const found = await selectLetterGroups(db, groups);
  const series = await selectNumbering(db, kind, Number(date.slice(0, 4)));
  const counted = { count: found.length, noun: 'surat', field: 'groups' } as const;
  const first = await nextNumbers(db, series, counted);
  const earlier = await selectEarlier(db, kind, groups.flat());
  const lists = await listsStudents(db, kind);
  return {
    letters: found.map((group, index) => ({
      number: letterNumber(series.pattern, { kind, date, sequence: first + index }),
      company_name: group.company_name,
      student_names: group.members.map(({ name }) => name),
      notes: [
        ...(lists ? [] : unlistedNotes(kind, group)),
        ...earlierNotes(kind, group, earlier),
        ...dateNotes(kind, date, group),
      ],
    })),
  };
}

/** The valid letters of a kind that these placements have already, by placement. */
async function selectEarlier(db: Database, kind: LetterKind, ids: readonly number[]) {
  const rows = await db
    .selectFrom('letter_recipients')
    .innerJoin('letters', 'letters.id', 'letter_recipients.letter_id')
    .innerJoin('letter_templates', 'letter_templates.id', 'letters.template_id')
    .select(['letter_recipients.internship_id', 'letters.number'])
    .where('letter_recipients.internship_id', '=', anyOf(ids))
    .where('letter_templates.kind', '=', kind)
    .where('letters.cancelled_at', 'is', null)
    .orderBy('letters.id')
    .execute();
  return new Map(rows.map(({ internship_id, number }) => [internship_id, number]));
}

const earlierNotes = (
  kind: LetterKind,
  { members }: LetterGroup,
  earlier: ReadonlyMap<number | null, string>,
): string[] =>
  members.flatMap(({ internship_id, name }) => {
    const number = earlier.get(internship_id);
    return number === undefined
      ? []
      : [`${name} sudah memiliki ${LETTER_KIND_LABELS[kind]} ${number}.`];
  });

const unlistedNotes = (kind: LetterKind, { members }: LetterGroup): string[] => {
  const [first, second] = members;
  return first && second
    ? [
        `Template ${LETTER_KIND_LABELS[kind]} tidak memuat daftar mahasiswa ({#${STUDENT_LOOP}}), jadi suratnya hanya menyebut ${first.name}. Pilih 'Satu surat per mahasiswa'.`,
      ]
    : [];
};

const dateNotes = (kind: LetterKind, date: string, { end_date }: LetterGroup): string[] =>
  kind === 'completion' && end_date > date
    ? [`Magang baru selesai pada ${formatLongDate(end_date)}.`]
    : [];
