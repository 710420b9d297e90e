import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type Letter, useListLettersQuery } from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { ExportButton } from '@/client/ui/ExportButton';
import { SectionCard, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { formatDate } from '@/shared/format';
import { LETTER_KIND_LABELS } from '@/shared/resources/letters/constants';
import { letterListed } from '@/shared/resources/letters/letterFields';
import { letterFileName, letterFileRequest, letterScanRequest } from './letterFiles';

const NOT_FETCHED = 'Gagal mengunduh surat';

/** The signed scan, or else the document, as PDF, too, where the server can make it. */
function Downloads({ letter }: { letter: Letter }) {
  const { id, number, is_signed } = letter;
  const { letter_pdfs } = useSettings();
  const scan = { label: `Unduh ${number}`, request: letterScanRequest(id), format: 'pdf' } as const;
  const pdf = {
    label: `Unduh PDF ${number}`,
    request: letterFileRequest(id, 'pdf'),
    format: 'pdf',
  } as const;
  const word = {
    label: `Unduh ${number}`,
    request: letterFileRequest(id),
    format: 'docx',
  } as const;
  const files = is_signed ? [scan] : letter_pdfs ? [pdf, word] : [word];
  return (
    <Stack sx={{ gap: 1, flex: 'none' }}>
      {files.map(({ label, request, format }) => (
        <ExportButton
          key={label}
          label={label}
          request={request}
          fallbackName={letterFileName(letter, format)}
          failureTitle={NOT_FETCHED}
        />
      ))}
    </Stack>
  );
}

function OwnLetter({ letter }: { letter: Letter }) {
  const { kind, number, date, state } = letter;
  return (
    <SectionRow sx={{ flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <strong>{LETTER_KIND_LABELS[kind]}</strong>
        <div>
          {number} · {formatDate(date)}
        </div>
        <StateBadge field={letterListed.state} value={state} />
      </Box>
      {state !== 'cancelled' && <Downloads letter={letter} />}
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
