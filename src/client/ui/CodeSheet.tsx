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

type Props = {
  title: string;
  /** Before the steps. */
  intro?: string;
  code: string;
  /** The page that takes the code. */
  address: string;
  lastStep: string;
  until: string;
};

/** A one-time code on paper, with the steps to use it; printed in the place of the screen. */
export function CodeSheet({ title, intro, code, address, lastStep, until }: Props) {
  const { app_name, department } = useSettings();
  return createPortal(
    <Sheet data-print-sheet aria-hidden>
      {ONLY_SHEET}
      <p>{[app_name, department].filter(Boolean).join(' · ')}</p>
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
      <ol>
        <li>
          Buka <b>{address}</b> dengan ponsel atau komputer.
        </li>
        <li>
          Ketik kode <strong>{code}</strong>
        </li>
        <li>{lastStep}</li>
      </ol>
      <p>Kode ini berlaku satu kali, sampai {until}. Jangan berikan kepada orang lain.</p>
    </Sheet>,
    document.body,
  );
}
