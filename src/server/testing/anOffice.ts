import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a PDF that the office of `anOffice` makes. */
export const PDF_OF_OFFICE = '%PDF-1.6 of';

/** A shell script that makes a file of each document. */
const CONVERT = `for file in "$@"; do case "$file" in
  *.docx) name=$(basename "$file" .docx); printf '%s %s' '${PDF_OF_OFFICE}' "$name" > "$(dirname "$file")/$name.pdf" ;;
esac; done`;

/** Writes a program to this folder that takes the place of LibreOffice. */
export function anOffice(folder: string, script: string = CONVERT): string {
  const path = join(folder, 'soffice');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
