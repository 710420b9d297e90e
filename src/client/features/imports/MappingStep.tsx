import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BOTTOM_EDGE, PAGE_BOTTOM } from '@/client/ui/pageBottom';
import { ColumnSource } from './ColumnSource';
import {
  columnsOf,
  fillsOf,
  headingFields,
  initialSources,
  type Source,
  withoutSource,
  withSource,
} from './columnChoices';
import { HeaderRowField } from './HeaderRowField';
import { SheetChoice } from './SheetChoice';
import type { Import, ReadFile } from './useImport';

const Panel = styled(Card)({ padding: 20, display: 'grid', gap: 16, marginBottom: 12 });

const Fields = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  position: 'sticky',
  // Down to the edge, over the padding of the page.
  bottom: -PAGE_BOTTOM,
  zIndex: 2,
  padding: '12px 0',
  backgroundColor: theme.vars.palette.background.default,
  '& > p': { flex: '1 1 200px', margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    bottom: BOTTOM_EDGE,
    '& > p': { flexBasis: '100%' },
    '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 48 },
  },
}));

type Props = { file: ReadFile; running: Import };

/**
 * Step 2, when the header is not understood or the person wants to: sheets, header row, and the column of
 * each field.
 * @public used through the module that `ImportSteps` imports
 */
export function MappingStep({ file, running }: Props) {
  const { fileError, rows, readAgain, keepColumns, startAgain } = running;
  const [sources, setSources] = useState(() => initialSources(file));
  const lacking = withoutSource(file, sources);
  const columns = headingFields(file, sources);
  const unused = file.headings.flatMap(({ text }) => (columns[text] === '' ? [text] : []));
  const change = (field: string, source: Source) =>
    setSources((all) => withSource(all, field, source));

  const { columns: _columns, ...others } = file.reading;
  return (
    <>
      {fileError && <Alert severity="error">{fileError}</Alert>}
      <Panel>
        <div>
          <Typography variant="h2">{file.chosen.name}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Pilih kolom berkas untuk setiap isian. Pilihan ini diingat untuk berkas berikutnya.
          </Typography>
        </div>
        {file.sheets.length > 1 && (
          <SheetChoice
            sheets={file.sheets}
            onChange={(sheets) => readAgain({ ...others, sheets }, 'mapping')}
          />
        )}
        <HeaderRowField
          file={file}
          onChange={(header_row) => readAgain({ ...others, header_row }, 'mapping')}
        />
      </Panel>
      <Panel>
        <Fields aria-label="Isian">
          {columnsOf(file).map((column) => (
            <ColumnSource
              key={column.field}
              column={column}
              headings={file.headings}
              source={sources[column.field] ?? null}
              onChange={(source) => change(column.field, source)}
            />
          ))}
        </Fields>
        {unused.length > 0 && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {`Tidak diimpor: ${unused.join(', ')}.`}
          </Typography>
        )}
      </Panel>
      <Actions>
        <p aria-live="polite">
          {lacking.length > 0 && `Belum ada isi untuk ${lacking.join(', ')}.`}
        </p>
        <Button
          variant="outlined"
          color="secondary"
          onClick={rows.length > 0 ? keepColumns : startAgain}
        >
          {rows.length > 0 ? 'Batal' : 'Pilih berkas lain'}
        </Button>
        <Button
          variant="contained"
          disabled={lacking.length > 0}
          onClick={() => readAgain({ ...others, columns }, 'reviewing', fillsOf(sources))}
        >
          Periksa baris
        </Button>
      </Actions>
    </>
  );
}
