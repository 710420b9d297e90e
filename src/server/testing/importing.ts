import type { ImportKind } from '@/shared/records';
import type { SheetReading } from '@/shared/sheets/sheetReading';
import type { TestApp } from './buildTestApp';
import { multipart } from './multipart';

type Values = Record<string, string>;

interface Checked {
  number: number;
  state: string;
  errors: Values;
  before: Values | null;
  seen: string | null;
}

interface Options {
  update_existing?: boolean;
  headers?: Record<string, string>;
}

/** Imports of one person, as the dialog makes them. Rows are numbered from 2, below the header. */
export function importing(app: Pick<TestApp, 'inject'>, authorization: Record<string, string>) {
  const call = (method: 'GET' | 'POST', path: string, payload?: object | Buffer, headers = {}) =>
    app.inject({
      method,
      url: `/api/imports/${path}`,
      payload,
      headers: { ...authorization, ...headers },
    });
  const numbered = (rows: readonly Values[]) =>
    rows.map((values, index) => ({ number: index + 2, values }));

  async function check(
    kind: ImportKind,
    rows: readonly Values[],
    { update_existing = true }: Options = {},
  ): Promise<{ counts: Record<string, number>; rows: Checked[]; suggestions: object[] }> {
    const answer = await call('POST', `${kind}/check`, { update_existing, rows: numbered(rows) });
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  }

  return {
    call,
    check,
    /** Stores rows that were checked before, and returns the answer. */
    async send(
      kind: ImportKind,
      rows: readonly Values[],
      checked: readonly Pick<Checked, 'seen'>[],
      { update_existing = true, headers }: Options = {},
    ) {
      const payload = {
        update_existing,
        rows: numbered(rows).map((row, index) => ({ ...row, seen: checked[index]?.seen ?? null })),
      };
      return call('POST', kind, payload, headers);
    },
    /** Checks and stores rows, and returns the result of the valid ones. */
    async store(kind: ImportKind, rows: readonly Values[], options?: Options) {
      const checked = await check(kind, rows, options);
      const answer = await this.send(kind, rows, checked.rows, options);
      expect(answer.json()).toMatchObject({ data: {} });
      return answer.json().data;
    },
    async counts(kind: ImportKind, rows: readonly Values[], options?: Options) {
      return (await check(kind, rows, options)).counts;
    },
    /** The errors of each invalid row by its number in the file. */
    async errors(kind: ImportKind, rows: readonly Values[], options?: Options) {
      const checked = await check(kind, rows, options);
      const wrong = checked.rows.filter(({ state }) => state === 'wrong');
      return Object.fromEntries(wrong.map(({ number, errors }) => [number, errors]));
    },
    async read(kind: ImportKind, content: string | Buffer, reading?: SheetReading | string) {
      const form = await multipart({
        file: new Blob([new Uint8Array(Buffer.from(content))]),
        ...(reading && {
          reading: typeof reading === 'string' ? reading : JSON.stringify(reading),
        }),
      });
      return call('POST', `${kind}/read`, form.payload, form.headers);
    },
  };
}
