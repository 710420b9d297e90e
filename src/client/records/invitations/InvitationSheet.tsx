import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { useSettings } from '@/client/api/useSettings';

/** Beside the application in the document, so that only the sheet is printed. */
const Sheet = styled('div')({
  display: 'none',
  '@media print': {
    display: 'block',
    padding: '12mm',
    color: '#000000',
    backgroundColor: '#ffffff',
    fontSize: '12pt',
    '& h1': { margin: '0 0 2mm', fontSize: '18pt', color: '#000000' },
    '& li': { margin: '2mm 0' },
    '& strong': { fontSize: '16pt', letterSpacing: '0.04em' },
  },
});

const ONLY_SHEET = (
  <GlobalStyles
    styles={{
      '@media print': { 'body > :not([data-print-sheet])': { display: 'none !important' } },
    }}
  />
);

type Props = { code: string; address: string; name: string; asWhom: string; until: string };

/** The code on paper, for people without an e-mail address. */
export function InvitationSheet({ code, address, name, asWhom, until }: Props) {
  const { app_name, department } = useSettings();
  return createPortal(
    <Sheet data-print-sheet aria-hidden>
      {ONLY_SHEET}
      <p>{[app_name, department].filter(Boolean).join(' · ')}</p>
      <h1>Undangan untuk {name}</h1>
      <p>Anda diundang sebagai {asWhom}. Untuk membuka akun:</p>
      <ol>
        <li>
          Buka <b>{address}</b> dengan ponsel atau komputer.
        </li>
        <li>
          Ketik kode <strong>{code}</strong>
        </li>
        <li>Isi nomor untuk masuk dan password, lalu bubuhkan tanda tangan.</li>
      </ol>
      <p>Kode ini berlaku satu kali, sampai {until}. Jangan berikan kepada orang lain.</p>
    </Sheet>,
    document.body,
  );
}
