import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
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

/** A sheet of paper below the names of the installation, printed in the place of the screen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  const { app_name, department } = useSettings();
  return createPortal(
    <Sheet data-print-sheet aria-hidden>
      {ONLY_SHEET}
      <p>{[app_name, department].filter(Boolean).join(' · ')}</p>
      {children}
    </Sheet>,
    document.body,
  );
}
