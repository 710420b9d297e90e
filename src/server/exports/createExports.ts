import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Config } from '@/server/config';
import type { Reply } from '@/server/contract/operations';
import { campusToday } from '@/server/http/campusToday';
import { tooManyRequests } from '@/server/http/errors';
import { XLSX_TYPE } from '@/server/http/sheetCells';
import type { Requester } from '@/server/queues/fairQueue';
import { onBehalfOf, userAsRequester } from '@/server/queues/requester';
import { csvExport } from './csvExport';
import { chosenColumns, type ExportTable } from './exportTable';
import { xlsxExport } from './xlsxExport';

/** All rows of a list, which are read on demand. */
interface ExportedRows<Row> {
  total: number;
  parts: AsyncGenerator<Row[]>;
}

interface ExportRequest {
  query: { format?: 'xlsx' | 'csv'; columns?: string };
  user: SessionUser;
}

export interface Exports {
  /** Streams the rows as a file while it reads them (docs/decisions/0045). */
  send<Row>(
    request: ExportRequest,
    reply: Reply,
    table: ExportTable<Row>,
    rows: () => Promise<ExportedRows<Row>>,
  ): Promise<Readable>;
  /** Streams a file that is no table, and counts it with the others of its reader. */
  stream(user: SessionUser, open: () => Promise<AsyncGenerator<Uint8Array>>): Promise<Readable>;
  /** The number of files that are being sent. */
  running(): number;
}

/** A slow download counts until it ends. */
const EXPORTS_PER_PERSON = 3;

const CSV = 'text/csv; charset=utf-8';

export function createExports(config: Pick<Config, 'campusTimeZone'>, clock: () => Date): Exports {
  const { campusTimeZone } = config;
  const running = new Map<Requester, number>();

  function begin(person: Requester): () => void {
    const count = running.get(person) ?? 0;
    if (count >= EXPORTS_PER_PERSON) throw tooManyRequests();
    running.set(person, count + 1);
    return () => {
      const left = (running.get(person) ?? 1) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
    };
  }

  async function counted(
    { id }: SessionUser,
    open: (person: Requester) => Promise<Readable>,
  ): Promise<Readable> {
    const person = userAsRequester(id);
    const end = begin(person);
    try {
      const stream = await open(person);
      // 'close' also follows when no part was read.
      stream.once('close', end);
      return stream;
    } catch (error) {
      end();
      throw error;
    }
  }

  const fileNameOf = (title: string, format: string) => {
    const today = campusToday({ clock, config });
    return `${title.toLowerCase().replace('&', 'dan').replaceAll(' ', '-')}-${today}.${format}`;
  };

  return {
    async send({ query: { format = 'xlsx', columns: names }, user }, reply, table, rows) {
      const columns = chosenColumns(table.columns, names);
      return counted(user, async (person) => {
        const { total, parts } = await rows();
        const read = onBehalf(person, parts);
        const stream =
          format === 'csv'
            ? Readable.from(csvExport(columns, read, campusTimeZone))
            : Readable.fromWeb(
                (await xlsxExport(
                  table.title,
                  columns,
                  read,
                  campusTimeZone,
                )) as ReadableStream<Uint8Array>,
              );
        reply.type(format === 'csv' ? CSV : XLSX_TYPE);
        reply.header('x-total-rows', total);
        const fileName = fileNameOf(table.title, format);
        reply.header('content-disposition', `attachment; filename="${fileName}"`);
        return stream;
      });
    },

    async stream(user, open) {
      return counted(user, async (person) => Readable.from(onBehalf(person, await open())));
    },

    running: () => [...running.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Keeps the person for the turns of the database, since the stream is read after the handler returns. */
async function* onBehalf<Part>(
  person: Requester,
  parts: AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  try {
    for (;;) {
      const { value, done } = await onBehalfOf(person, () => parts.next());
      if (done) return;
      yield value;
    }
  } finally {
    await parts.return(undefined);
  }
}
