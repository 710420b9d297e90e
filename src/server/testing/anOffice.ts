import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPdf } from './plainPdf';

/** A shell script that makes a PDF of each document, with the name of the document, a number, as its text. */
const CONVERT = `for file in "$@"; do case "$file" in
  *.docx) name=$(basename "$file" .docx)
    sed "s/_name/$(printf %5s "$name")/" "$(dirname "$0")/page.pdf" > "$(dirname "$file")/$name.pdf" ;;
esac; done`;

/** Writes a program to this folder that takes the place of LibreOffice. */
export function anOffice(folder: string, script: string = CONVERT): string {
  const path = join(folder, 'soffice');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  writeFileSync(join(folder, 'page.pdf'), plainPdf('_name'));
  chmodSync(path, 0o755);
  return path;
}
