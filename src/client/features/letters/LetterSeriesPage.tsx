import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { type LetterSeries, useListLetterSeriesQuery } from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { SectionCard, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { nextSequence } from '@/shared/letters/nextSequence';
import { paths } from '@/shared/paths';
import { LETTER_KIND_LABELS } from '@/shared/resources/letters/constants';
import { LetterTabs } from './LetterTabs';
import { seriesDialog } from './lazySeriesDialog';
import { nextNumber } from './nextNumber';

const USED_UP = 'Nomor sudah habis. Ubah untuk melanjutkan dari nomor yang belum dipakai.';

function exampleOf(series: LetterSeries): string {
  const example = nextNumber(series.pattern, series);
  return example === null ? USED_UP : `Contoh untuk bulan Maret: ${example}`;
}

type Props = { series: readonly LetterSeries[]; onEdit: (series: LetterSeries) => void };

function Years({ series, onEdit }: Props) {
  const years = [...new Set(series.map(({ year }) => year))];
  return (
    <>
      {years.map((year) => (
        <SectionCard key={year} title={`Tahun ${year}`}>
          <SectionRows>
            {series
              .filter((row) => row.year === year)
              .map((row) => (
                <SectionRow key={row.kind}>
                  <div>
                    <strong>{LETTER_KIND_LABELS[row.kind]}</strong>
                    <div>{row.pattern}</div>
                    <div>
                      {row.last_number === 0
                        ? 'Belum ada nomor'
                        : `Nomor urut terakhir ${row.last_number}`}
                      {nextSequence(row) > row.last_number + 1 &&
                        `, berikutnya ${nextSequence(row)}`}
                      {` · ${exampleOf(row)}`}
                    </div>
                  </div>
                  <Button
                    variant="outlined"
                    color="secondary"
                    aria-label={`Ubah pola ${LETTER_KIND_LABELS[row.kind]} ${year}`}
                    onClick={() => onEdit(row)}
                  >
                    Ubah
                  </Button>
                </SectionRow>
              ))}
          </SectionRows>
        </SectionCard>
      ))}
    </>
  );
}

/** The patterns of the numbers, by year and kind. */
export function LetterSeriesPage() {
  const query = useListLetterSeriesQuery();
  const { data, isError, refetch } = query;
  const [asked, setAsked] = useState<LetterSeries | null>(null);
  // After a refusal the list has the latest version.
  const edited = useRecordToEdit(query, asked && `${asked.kind} ${asked.year}`)?.data.find(
    ({ kind, year }) => kind === asked?.kind && year === asked.year,
  );
  return (
    <>
      <PageHeader context="Pola nomor tiap jenis surat. Nomor urut dimulai lagi dari 1 setiap tahun, atau dari nomor yang Anda tentukan." />
      <LetterTabs value={paths.letters.series} />
      {data ? (
        <Years series={data.data} onEdit={setAsked} />
      ) : isError ? (
        <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />
      ) : (
        <LoadingState>
          <Skeleton variant="rounded" height={320} />
        </LoadingState>
      )}
      {edited && <seriesDialog.Component series={edited} onClose={() => setAsked(null)} />}
    </>
  );
}
