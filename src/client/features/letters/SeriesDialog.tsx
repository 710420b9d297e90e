import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type LetterSeries, useUpdateLetterSeriesMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { DetailList } from '@/client/ui/DetailList';
import { NumberField } from '@/client/ui/fields/NumberField';
import { SelectField } from '@/client/ui/fields/SelectField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { nearsItsEnd } from '@/shared/letters/nextSequence';
import { NUMBER_PARTS } from '@/shared/letters/numberPattern';
import { NUMBERED_KIND_LABELS } from '@/shared/resources/letters/constants';
import { letterSeriesFields } from '@/shared/resources/letters/letterFields';
import { letterSeriesRules } from '@/shared/resources/letters/letterRules';
import { inMarch, nextNumber } from './nextNumber';
import { numberingOf, registersFor, sharersOf } from './registers';

function startHelp(series: LetterSeries): string {
  const { last_number } = series;
  if (last_number === 0) {
    return 'Isi jika buku surat tahun ini sudah berjalan. Kosongkan untuk mulai dari 1.';
  }
  const last = `Nomor urut terakhir ${last_number}.`;
  return nearsItsEnd(series)
    ? `${last} Isi nomor yang belum dipakai untuk melanjutkan.`
    : `${last} Kosongkan untuk melanjutkan.`;
}

const SAVED = { title: 'Berhasil!', description: 'Pola nomor tersimpan.' };

const PARTS = Object.entries(NUMBER_PARTS).map(([word, description]) => ({
  label: `{${word}}`,
  value: description,
}));

type Values = Pick<LetterSeries, 'pattern' | 'register'> & { start_number: number | string };

type All = readonly LetterSeries[];

/** A series that nears its end can go back. */
const numbersFrom = (series: LetterSeries, start: number | null) =>
  start !== null && start !== series.start_number && nearsItsEnd(series)
    ? { start_number: start, last_number: 0 }
    : { start_number: start };

/** The numbers of another kind, after those that this kind has already. */
function sharedNumbers(series: LetterSeries, numbering: LetterSeries): LetterSeries {
  const own = nearsItsEnd(series) ? 0 : series.last_number;
  return { ...numbering, last_number: Math.max(numbering.last_number, own) };
}

function exampleOf(
  { register, pattern, start_number }: Values,
  series: LetterSeries,
  all: All,
): string | null {
  const { kind, year } = series;
  const date = inMarch(year);
  const numbering = numberingOf({ ...series, register }, all);
  if (numbering.kind !== kind) return nextNumber(kind, sharedNumbers(series, numbering), date);
  // Only a number that the rules accept has an example.
  if (!letterSeriesRules.isValidSync({ pattern, start_number })) return null;
  const start = start_number === '' ? null : Number(start_number);
  const numbers = { ...series, ...numbersFrom(series, start), pattern: pattern.trim() };
  return nextNumber(kind, numbers, date);
}

function Example({ series, all }: { series: LetterSeries; all: All }) {
  const { values } = useFormikContext<Values>();
  const example = exampleOf(values, series, all);
  return (
    <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
      {example && `Contoh untuk bulan Maret: ${example}`}
    </Typography>
  );
}

/** The pattern and the beginning; those of another kind are changed there. */
function Fields({ series, all }: { series: LetterSeries; all: All }) {
  const { register } = useFormikContext<Values>().values;
  const sharers = sharersOf(series, all);
  const isShared = register !== series.kind;
  return (
    <Stack sx={{ gap: 2 }}>
      {sharers ? (
        <Typography>Nomor ini dipakai bersama {sharers}.</Typography>
      ) : (
        <SelectField
          name="register"
          label={letterSeriesFields.register.label}
          options={registersFor(series, all)}
          helperText={
            isShared
              ? `Pola dan nomornya mengikuti ${NUMBERED_KIND_LABELS[register]}. Nomor surat yang sudah dibuat tidak berubah.`
              : 'Pilih jenis lain jika kantor memakai satu buku nomor.'
          }
          required
        />
      )}
      {!isShared && (
        <>
          <TextField
            name="pattern"
            label={letterSeriesFields.pattern.label}
            maxLength={letterSeriesFields.pattern.max}
            helperText="Nomor surat yang sudah dibuat tidak berubah."
            required
          />
          <NumberField
            name="start_number"
            label={letterSeriesFields.start_number.label}
            helperText={startHelp(series)}
          />
        </>
      )}
    </Stack>
  );
}

type Props = { series: LetterSeries; all: All; onClose: () => void };

/**
 * The pattern of a series, where it begins and with whom it shares its numbers, with an example.
 * @public used through `lazyComponent`
 */
export function SeriesDialog({ series, all, onClose }: Props) {
  const { kind, year, register, pattern, start_number, version } = series;
  const [updateSeries] = useUpdateLetterSeriesMutation();
  const form = useFormSubmit({
    rules: letterSeriesRules,
    request: (input) =>
      updateSeries({
        kind,
        year,
        letterSeriesInput: { ...input, version: version ?? undefined },
      }).unwrap(),
    success: SAVED,
    failure: UPDATE_FAILED,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Pola Nomor ${NUMBERED_KIND_LABELS[kind]} ${year}`}
      maxWidth="sm"
      initialValues={{ register, pattern, start_number: start_number ?? '' }}
      form={form}
      onClose={onClose}
    >
      <Fields series={series} all={all} />
      <Example series={series} all={all} />
      <DetailList details={PARTS} />
    </FormDialog>
  );
}
