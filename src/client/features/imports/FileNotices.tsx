import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatNumber } from '@/shared/formatNumber';
import type { Import, ReadFile } from './useImport';

const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  maxHeight: 132,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& .MuiButton-root': { marginLeft: 4, minHeight: 24, padding: '0 6px' },
});

const SHOWN = 5;

/** 'A, B dan 4 lainnya' */
const named = (names: readonly string[]): string => {
  const rest = names.length - SHOWN;
  const first = names.slice(0, SHOWN).join(', ');
  return rest > 0 ? `${first} dan ${formatNumber(rest)} lainnya` : first;
};

const quoted = (names: readonly string[]): string => named(names.map((name) => `'${name}'`));

type Props = { file: ReadFile; running: Import };

/**
 * The parts of the file that were not read, or not as a person sees them.
 * @public used through the module that `ReviewStep` imports
 */
export function FileNotices({ file, running }: Props) {
  const { sheets, reading, columns } = file;
  const read = sheets.filter(({ is_read }) => is_read).map(({ name }) => name);
  const others = sheets.filter(({ is_read, is_hidden }) => !is_read && !is_hidden);
  const same = others.filter(({ is_same }) => is_same).map(({ name }) => name);
  const hidden = file.hidden_rows.filter((number) =>
    running.rows.some((row) => row.number === number),
  );
  const readAgain = (change: object) => running.readAgain({ ...reading, ...change }, 'reviewing');

  const lines: { key: string; text: ReactNode }[] = [];
  if (others.length > 0) {
    lines.push({
      key: 'sheets',
      text: (
        <>
          {`Dibaca: lembar ${quoted(read)}. Tidak dibaca: ${quoted(others.map(({ name }) => name))}.`}
          {same.length > 0 && (
            <Button size="small" onClick={() => readAgain({ sheets: [...read, ...same] })}>
              {same.length === 1
                ? `Baca juga '${same[0]}'`
                : `Baca juga ${same.length} lembar serupa`}
            </Button>
          )}
        </>
      ),
    });
  }
  if (file.unknown_columns.length > 0) {
    lines.push({
      key: 'columns',
      text: `Kolom yang tidak dikenal dan diabaikan: ${file.unknown_columns.join(', ')}.`,
    });
  }
  if (file.left_out.length > 0) {
    lines.push({
      key: 'left out',
      text: `Bukan data, jadi tidak dibaca: ${named(
        file.left_out.map(({ number, text }) => `baris ${running.placeOf(number)} ('${text}')`),
      )}.`,
    });
  }
  if (hidden.length > 0) {
    lines.push({
      key: 'hidden rows',
      text: (
        <>
          {`${formatNumber(hidden.length)} baris tersembunyi di berkas ikut dibaca: baris ${named(hidden.map(running.placeOf))}.`}
          <Button size="small" onClick={() => running.leaveOut(hidden)}>
            Lewati baris tersembunyi
          </Button>
        </>
      ),
    });
  }
  if (file.hidden_columns.length > 0) {
    lines.push({
      key: 'hidden columns',
      text: `Kolom tersembunyi di berkas ikut dibaca: ${named(file.hidden_columns)}.`,
    });
  }

  return (
    <>
      {file.month_first.map((field) => (
        <Alert
          key={field}
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => readAgain({ month_first: [...(reading.month_first ?? []), field] })}
            >
              Baca bulan dulu
            </Button>
          }
        >
          {`Tanggal di kolom '${columns.find((column) => column.field === field)?.header}' tampaknya ditulis bulan/hari/tahun. Dibaca sebagai hari/bulan/tahun.`}
        </Alert>
      ))}
      {lines.length > 0 && (
        <Alert severity="info">
          <Lines>
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </Lines>
        </Alert>
      )}
    </>
  );
}
