import { styled } from '@mui/material/styles';
import { type DragEvent, useEffect, useRef } from 'react';
import { useLeaveQuestion } from '@/client/ui/form/useLeaveQuestion';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PageHeader } from '@/client/ui/PageHeader';
import { StepList } from '@/client/ui/StepList';
import { useCloseWarning } from '@/client/ui/useCloseWarning';
import { type ImportKind, RECORDS } from '@/shared/records';
import { FileStep } from './FileStep';
import { ReviewStep } from './ReviewStep';
import { StoringStep } from './StoringStep';
import { useImport } from './useImport';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { flex: '1 0 auto' },
}));

const STEPS = ['Pilih berkas', 'Kolom', 'Periksa', 'Impor'];
const STEP_OF = {
  choosing: 0,
  reading: 0,
  mapping: 1,
  reviewing: 2,
  storing: 3,
  done: 3,
} as const;

const result = lazyComponent(() => import('./ResultStep'), 'ResultStep');
const mapping = lazyComponent(() => import('./MappingStep'), 'MappingStep');

/** From the file to the records: choose, check and correct, store. */
export function ImportSteps({ kind }: { kind: ImportKind }) {
  const running = useImport(kind);
  const { phase } = running;
  const body = useRef<HTMLDivElement>(null);
  const isUnsaved = running.file !== null && phase !== 'done';
  useCloseWarning(isUnsaved);
  useLeaveQuestion(() => isUnsaved);

  // The result must not depend on the connection of that moment.
  useEffect(() => {
    if (phase === 'reviewing') void result.preload();
  }, [phase]);

  // The focused element is gone with its step.
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current !== phase) body.current?.focus();
    shown.current = phase;
  }, [phase]);

  // Also beside the place for it: the browser would open the file in place of the page.
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && (phase === 'choosing' || phase === 'mapping' || phase === 'reviewing'))
      void running.choose(file);
  };

  return (
    <Frame onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <PageHeader
        context={`Tambahkan atau perbarui ${RECORDS[kind].title.toLowerCase()} dari berkas Excel, LibreOffice, Google Sheets, atau CSV.`}
      />
      <StepList label="Langkah impor" steps={STEPS} current={STEP_OF[phase]} />
      <Frame ref={body} tabIndex={-1} style={{ outline: 'none' }}>
        {(phase === 'choosing' || phase === 'reading') && (
          <FileStep kind={kind} running={running} />
        )}
        {phase === 'mapping' && running.file && (
          <mapping.Component file={running.file} running={running} />
        )}
        {phase === 'reviewing' && <ReviewStep kind={kind} running={running} />}
        {phase === 'storing' && <StoringStep running={running} />}
        {phase === 'done' && <result.Component kind={kind} running={running} />}
      </Frame>
      {running.leftoversDialog}
      {running.pastDaysDialog}
    </Frame>
  );
}
