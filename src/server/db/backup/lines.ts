import { damaged } from './backupFormat';

const NEWLINE = 0x0a;
/** The longest row has two photos of at most 6 MB, in hexadecimal. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** The lines of a stream, without their ends. */
export async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      size = 0;
      start = end + 1;
    }
    if (start === chunk.length) continue;
    parts.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > MAX_LINE_BYTES) throw damaged('a line is too long');
  }
  if (size > 0) throw damaged('it ends in the middle of a line');
}
