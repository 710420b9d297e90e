import type { components } from '@/shared/contract.gen';

export type ImportProgress = components['schemas']['ImportProgress'];

const LINES_TYPE = 'application/x-ndjson';

/** The header of a request for an answer in lines. */
export const ACCEPT_LINES = { accept: `${LINES_TYPE}, application/json` };

interface LastLine {
  /** of an error */
  status?: number;
}

const isProgress = (line: LastLine | ImportProgress): line is ImportProgress => 'total' in line;

/** Like `fetch`, but reports the progress of an answer in lines, and resolves with its last line. */
export const fetchLines =
  (onProgress: (progress: ImportProgress) => void) =>
  async (input: RequestInfo): Promise<Response> => {
    const response = await fetch(input);
    if (!response.headers.get('content-type')?.startsWith(LINES_TYPE)) return response;
    let last: LastLine | undefined;
    for await (const text of linesOf(response)) {
      const line = JSON.parse(text) as LastLine | ImportProgress;
      if (isProgress(line)) onProgress(line);
      else last = line;
    }
    // The server disconnected before the last line.
    if (!last) throw new TypeError('Failed to fetch');
    return Response.json(last, { status: last.status ?? response.status });
  };

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return;
    const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
