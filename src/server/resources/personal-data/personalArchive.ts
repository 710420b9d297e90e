import type { Database } from '@/server/db/database';
import { csvHeader, csvLine } from '@/server/http/csv';
import type { ArchiveFile } from '@/server/http/zip';
import {
  ownAttachments,
  ownProofs,
  ownReportFiles,
  ownScans,
  PERSONAL_RECORDS,
  type PersonalRecords,
  type Row,
} from './personalRecords';

interface Person {
  id: number;
  name: string;
}

/** The files about a person: an explanation, everything as JSON, tables and pictures. */
export async function* personalArchive(
  db: Database,
  person: Person,
  at: Date,
): AsyncGenerator<ArchiveFile> {
  yield { name: 'BACA-SAYA.txt', content: [readMe(person, at)] };
  yield { name: 'data.json', content: jsonOf(db, person, at) };
  for (const records of PERSONAL_RECORDS) {
    yield { name: `${records.file}.csv`, content: csvOf(db, person, records) };
  }
  yield* pictures(db, person);
}

const readMe = ({ name }: Person, at: Date) =>
  [
    `Data pribadi ${name}`,
    `Diekspor pada ${at.toISOString()} (UTC)`,
    '',
    'data.json: semua data dalam satu berkas, untuk program.',
    ...PERSONAL_RECORDS.map(({ file, title }) => `${file}.csv: ${title}.`),
    'foto/: foto aktivitas, bernomor seperti dalam foto.csv.',
    'lampiran/: lampiran pengajuan, bernomor seperti dalam pengajuan.csv.',
    'bukti-penerimaan/: bukti penerimaan, bernomor seperti dalam pengajuan-tempat.csv.',
    'surat-bertanda-tangan/: pindaian surat, bernomor seperti id dalam surat.csv.',
    'tanda-tangan.png: tanda tangan digital, bila ada.',
    '',
    'Waktu ditulis dalam UTC. Password disimpan sebagai sidik yang tidak dapat dibaca dan tidak disertakan.',
    '',
  ].join('\r\n');

async function* jsonOf(db: Database, { id }: Person, at: Date): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(at)}`;
  for (const { name, parts } of PERSONAL_RECORDS) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const rows of parts(db, id)) {
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}

async function* csvOf(
  db: Database,
  { id }: Person,
  { parts }: PersonalRecords,
): AsyncGenerator<string> {
  let columns: string[] | null = null;
  for await (const rows of parts(db, id)) {
    if (columns === null && rows[0]) {
      columns = Object.keys(rows[0]);
      yield csvHeader(columns);
    }
    for (const row of rows) yield csvLine((columns ?? []).map((column) => textOf(row[column])));
  }
}

function textOf(value: Row[string]): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** Reads one picture at a time, because it may take five megabytes. */
async function* pictures(db: Database, { id }: Person): AsyncGenerator<ArchiveFile> {
  const photos = PERSONAL_RECORDS.find(({ name }) => name === 'photos');
  for await (const rows of photos?.parts(db, id) ?? []) {
    for (const row of rows) {
      const photo = await db
        .selectFrom('activity_photos')
        .select('image')
        .where('id', '=', Number(row.id))
        .executeTakeFirst();
      // Deleted in the meantime.
      if (!photo) continue;
      yield { name: `foto/${row.id}.jpg`, isCompressed: true, content: [photo.image] };
    }
  }
  yield* attachments(db, id);
  const signature = await db
    .selectFrom('signatures')
    .select('image')
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (signature) {
    yield { name: 'tanda-tangan.png', isCompressed: true, content: [signature.image] };
  }
}

async function* attachments(db: Database, userId: number): AsyncGenerator<ArchiveFile> {
  const { rows: own } = await ownAttachments(userId).execute(db);
  yield* filesOf(db, 'attendance_request_files', 'lampiran', own);
  const { rows: proofs } = await ownProofs(userId).execute(db);
  yield* filesOf(db, 'placement_request_files', 'bukti-penerimaan', proofs);
  const { rows: scans } = await ownScans(userId).execute(db);
  for (const { letter_id } of scans) {
    const scan = await db
      .selectFrom('letter_scans')
      .select(['kind', 'content'])
      .where('letter_id', '=', letter_id)
      .executeTakeFirst();
    if (scan) yield attachment('surat-bertanda-tangan', letter_id, scan);
  }
  const { rows: reports } = await ownReportFiles(userId).execute(db);
  for (const { final_report_id, number } of reports) {
    const report = await db
      .selectFrom('final_report_versions')
      .select('content')
      .where('final_report_id', '=', final_report_id)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!report) continue;
    yield {
      name: `laporan-akhir/${final_report_id}-${number}.pdf`,
      isCompressed: true,
      content: [report.content],
    };
  }
}

const attachment = (
  folder: string,
  id: number,
  { kind, content }: { kind: 'pdf' | 'jpeg'; content: Buffer },
): ArchiveFile => ({
  name: `${folder}/${id}.${kind === 'pdf' ? 'pdf' : 'jpg'}`,
  isCompressed: true,
  content: [content],
});

async function* filesOf(
  db: Database,
  table: 'attendance_request_files' | 'placement_request_files',
  folder: string,
  requests: readonly { request_id: number }[],
): AsyncGenerator<ArchiveFile> {
  for (const { request_id } of requests) {
    const file = await db
      .selectFrom(table)
      .select(['kind', 'content'])
      .where('request_id', '=', request_id)
      .executeTakeFirst();
    // Deleted in the meantime.
    if (!file) continue;
    yield attachment(folder, request_id, file);
  }
}
