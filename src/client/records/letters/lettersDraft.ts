import { LETTER_KINDS } from '@/shared/resources/letters/constants';
import { LETTERS_PER, type LettersValues } from './lettersToMake';

/** The values with what a draft has kept; null if it has kept nothing that can be read. */
export function restoredLetters(text: string | null, stored: LettersValues): LettersValues | null {
  const kept = readObject(text);
  if (!kept) return null;
  const textOf = (name: 'date' | 'signatory_name' | 'signatory_position' | 'signatory_nip') =>
    typeof kept[name] === 'string' ? kept[name] : stored[name];
  const { signatory_lecturer_id } = kept;
  return {
    kind: LETTER_KINDS.find((kind) => kind === kept.kind) ?? stored.kind,
    date: textOf('date'),
    per: LETTERS_PER.find((per) => per === kept.per) ?? stored.per,
    signatory_lecturer_id:
      typeof signatory_lecturer_id === 'number'
        ? signatory_lecturer_id
        : stored.signatory_lecturer_id,
    signatory_name: textOf('signatory_name'),
    signatory_position: textOf('signatory_position'),
    signatory_nip: textOf('signatory_nip'),
  };
}

function readObject(text: string | null): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : null;
  } catch {
    return null;
  }
}
