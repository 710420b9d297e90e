import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import { foundOr404 } from '@/server/http/errors';
import { selectLetterhead } from '@/server/resources/institution/institutionQueries';
import { letterContent } from '@/server/resources/letters/letterContent';
import { selectLetterGroups } from '@/server/resources/letters/letterGroups';
import { exampleLetter, type LetterData } from '@/shared/letters/letterFields';
import type { LetterKind } from '@/shared/resources/letters/constants';

/** In place of the number, which a preview does not take. */
const NO_NUMBER = 'PRATINJAU';
const NO_CODE = '000000000000';

interface Previewed {
  kind: LetterKind;
  internship_id?: number;
  today: string;
}

/** The texts of a preview: those of a placement, or examples. */
export async function previewLetter(
  db: Database,
  config: Config,
  { kind, internship_id, today }: Previewed,
): Promise<LetterData> {
  const example = exampleLetter(kind);
  if (internship_id === undefined) {
    return { ...example, values: { ...example.values, nomor: NO_NUMBER } };
  }
  const [group] = await selectLetterGroups(db, [[internship_id]]);
  const head = {
    kind,
    number: NO_NUMBER,
    date: today,
    code: NO_CODE,
    signatory_name: example.values.penanda_tangan ?? '',
    signatory_position: example.values.jabatan ?? '',
    signatory_nip: null,
    address: null,
  };
  return letterContent(head, foundOr404(group), await selectLetterhead(db, config));
}
