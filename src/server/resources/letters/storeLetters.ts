import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import { insertMany } from '@/server/db/manyRows';
import type { Letterhead } from '@/server/reports/reportData';
import { requireLetterhead } from '@/server/resources/institution/institutionQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { LetterKind } from '@/shared/resources/letters/constants';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';
import { letterContent } from './letterContent';
import { type LetterGroup, selectLetterGroups } from './letterGroups';
import { usedTemplate } from './letterTemplates';
import { storeSignature } from './storeSignature';
import { type GivenNumber, takeNumbers } from './takeNumbers';

export interface LettersInput {
  kind: LetterKind;
  date: string;
  /** null for the first active template of the kind */
  template_id?: number | null;
  signatory_name: string;
  signatory_position: string;
  signatory_nip?: string | null;
  /** The lecturer whose stored signature is printed. */
  signatory_lecturer_id?: number | null;
  /** The placements of each letter. */
  groups: readonly (readonly number[])[];
}

interface Storing {
  trx: Database;
  config: Config;
  user: SessionUser;
  now: Date;
}

/**
 * Stores letters with the next numbers of their series, all or none, and returns their ids. The lock of the series
 * lasts until the transaction ends, so that one that fails takes no number (docs/decisions/0082).
 */
export async function storeLetters(storing: Storing, input: LettersInput): Promise<number[]> {
  const { trx, user, now } = storing;
  const { kind, date } = input;
  const groups = await selectLetterGroups(trx, input.groups);
  const template = await usedTemplate(trx, input, { user, now });
  const signature_sha256 = await storeSignature(trx, input.signatory_lecturer_id ?? null);
  const letterhead = await requireLetterhead(trx, storing.config);
  const { address } = await selectPublicAddress(trx, storing.config);
  // Last, because others who need a number wait from here on.
  const numbers = await takeNumbers(trx, {
    ...{ kind, date, count: groups.length, noun: 'surat', field: 'groups' },
  });
  const rows = numbers.flatMap((given, index) => {
    const group = groups[index];
    return group ? letterRow(storing, input, group, { letterhead, address, given }) : [];
  });
  const ids = await insertMany<number>(
    storing,
    'letters',
    rows.map((row) => ({ ...row, ...template, signature_sha256 })),
    'id',
  );
  const recipients = groups.flatMap(({ members }, index) =>
    members.map(({ student_id, internship_id }) => ({
      letter_id: ids[index],
      student_id,
      internship_id,
    })),
  );
  await insertMany(storing, 'letter_recipients', recipients, 'letter_id');
  return ids;
}

function letterRow(
  { user, now }: Storing,
  input: LettersInput,
  group: LetterGroup,
  {
    letterhead,
    address,
    given,
  }: { letterhead: Letterhead; address: string | null; given: GivenNumber },
) {
  const { kind, date, signatory_name, signatory_position, signatory_nip = null } = input;
  const code = verificationCodeOf(randomBytes(VERIFICATION_CODE_LENGTH));
  const signatory = { signatory_name, signatory_position, signatory_nip };
  const head = { kind, number: given.number, date, code, address, ...signatory };
  return {
    ...given,
    date,
    ...signatory,
    company_id: group.company_id,
    data: letterContent(head, group, letterhead),
    code,
    created_at: now,
    created_by_user_id: user.id,
    created_by_name: user.name,
  };
}
