import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type LetterSeries, useUpdateLetterSeriesMutation } from '@/client/api/api';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { DetailList } from '@/client/ui/DetailList';
import { NumberField } from '@/client/ui/fields/NumberField';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { nearsItsEnd } from '@/shared/letters/nextSequence';
import { NUMBER_PARTS } from '@/shared/letters/numberPattern';
import { LETTER_KIND_LABELS } from '@/shared/resources/letters/constants';
import { letterSeriesFields } from '@/shared/resources/letters/letterFields';
import { letterSeriesRules } from '@/shared/resources/letters/letterRules';
import { nextNumber } from './nextNumber';

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

type Values = { pattern: string; start_number: number | string };

/** A series that nears its end can go back. */
const numbersFrom = (series: LetterSeries, start: number | null) =>
  start !== null && start !== series.start_number && nearsItsEnd(series)
    ? { start_number: start, last_number: 0 }
    : { start_number: start };

function Example({ series }: { series: LetterSeries }) {
  const { pattern, start_number } = useFormikContext<Values>().values;
  // Only a number that the rules accept has an example.
  const start = start_number === '' ? null : Number(start_number);
  const example = letterSeriesRules.isValidSync({ pattern, start_number })
    ? nextNumber(pattern.trim(), { ...series, ...numbersFrom(series, start) })
    : null;
  return (
    <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
      {example && `Contoh untuk bulan Maret: ${example}`}
    </Typography>
  );
}

type Props = { series: LetterSeries; onClose: () => void };

/**
 * The pattern of a series and where it begins, with an example.
 * @public used through `lazyComponent`
 */
export function SeriesDialog({ series, onClose }: Props) {
  const { kind, year, pattern, start_number, version } = series;
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
      title={`Pola Nomor ${LETTER_KIND_LABELS[kind]} ${year}`}
      maxWidth="sm"
      initialValues={{ pattern, start_number: start_number ?? '' }}
      form={form}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
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
      </Stack>
      <Example series={series} />
      <DetailList details={PARTS} />
    </FormDialog>
  );
}
