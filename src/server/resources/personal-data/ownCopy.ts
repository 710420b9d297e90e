import type { PersonalTable } from '@/server/resources/personalRecords';

type PersonalTables = Readonly<Record<string, PersonalTable>>;

/** For the explanation in the archive. */
export const OWN_COPY_NOTE =
  'Salinan ini diunduh oleh pemiliknya. Nilai, isi penilaian tentang pemiliknya, dan isi jejak audit tentang data lain tidak disertakan; mintalah kepada kantor jurusan.';

/** The tables of the copy that a person makes without the office (docs/decisions/0039). */
export const ownCopyOf = (tables: PersonalTables): PersonalTables =>
  Object.fromEntries(
    Object.entries(tables).map(([name, { copy, ...table }]) => [
      name,
      { ...table, copy: copy && ownTableOf(copy) },
    ]),
  );

function ownTableOf(copy: NonNullable<PersonalTable['copy']>) {
  const { ownRows = copy.rows, ...table } = copy;
  return ownRows === null ? undefined : { ...table, rows: ownRows };
}
