import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchiveFile {
  name: string;
  /** False for pictures, which would not get smaller. */
  isCompressed?: boolean;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** Streams a ZIP archive while its files are read; only their names stay in memory. */
export async function* zipOf(
  files: AsyncIterable<ArchiveFile>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let failure: Error | null = null;
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else if (bytes.length > 0) ready.push(bytes);
  });
  const take = () => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };

  for await (const { name, isCompressed, content } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const part of content) {
      file.push(typeof part === 'string' ? encoder.encode(part) : part);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
