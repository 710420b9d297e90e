import { type Letter, useListLettersQuery } from '@/client/api/api';
import { ExportButton } from '@/client/ui/ExportButton';
import { SectionCard, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { LETTER_KIND_LABELS } from '@/shared/constants/labels';
import { formatDate } from '@/shared/format';
import { LetterStateBadge } from './LetterStateBadge';
import { letterFileName, letterFileRequest, letterScanRequest } from './letterFiles';

const NOT_FETCHED = 'Gagal mengunduh surat';

function OwnLetter({ letter }: { letter: Letter }) {
  const { id, kind, number, date, state, is_signed } = letter;
  return (
    <SectionRow>
      <div>
        <strong>{LETTER_KIND_LABELS[kind]}</strong>
        <div>
          {number} · {formatDate(date)}
        </div>
        <LetterStateBadge state={state} />
      </div>
      {state !== 'cancelled' && (
        <ExportButton
          label={`Unduh ${number}`}
          request={is_signed ? letterScanRequest(id) : letterFileRequest(id)}
          fallbackName={letterFileName(letter, is_signed ? 'pdf' : 'docx')}
          failureTitle={NOT_FETCHED}
        />
      )}
    </SectionRow>
  );
}

/** The letters of the student who is signed in; nothing without any. A signed scan takes the place of the document. */
export function OwnLetters() {
  const letters = useListLettersQuery({}, { refetchOnMountOrArgChange: true }).data?.data ?? [];
  if (letters.length === 0) return null;
  return (
    <SectionCard title="Surat Saya">
      <SectionRows>
        {letters.map((letter) => (
          <OwnLetter key={letter.id} letter={letter} />
        ))}
      </SectionRows>
    </SectionCard>
  );
}
