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
import { NUMBERED_KIND_LABELS } from '@/shared/resources/letters/constants';
import { LetterTabs } from './LetterTabs';
import { seriesDialog } from './lazySeriesDialog';
import { inMarch, nextNumber } from './nextNumber';
import { numberingOf, sharersOf } from './registers';

const USED_UP = 'Nomor sudah habis. Ubah untuk melanjutkan dari nomor yang belum dipakai.';

function exampleOf({ kind, year }: LetterSeries, numbering: LetterSeries): string {
  const example = nextNumber(kind, numbering, inMarch(year));
  return example === null ? USED_UP : `Contoh untuk bulan Maret: ${example}`;
}

function lastOf(numbering: LetterSeries): string {
  const { last_number } = numbering;
  const last = last_number === 0 ? 'Belum ada nomor' : `Nomor urut terakhir ${last_number}`;
  const next = nextSequence(numbering);
  return next > last_number + 1 ? `${last}, berikutnya ${next}` : last;
}

/** The register of a kind, its pattern, and its next number. */
function Numbers({ row, all }: { row: LetterSeries; all: readonly LetterSeries[] }) {
  const numbering = numberingOf(row, all);
  const sharers = sharersOf(row, all);
  return (
    <div>
      <strong>{NUMBERED_KIND_LABELS[row.kind]}</strong>
      {numbering !== row && <div>Bersama {NUMBERED_KIND_LABELS[numbering.kind]}</div>}
      {sharers && <div>Dipakai bersama {sharers}</div>}
      <div>{numbering.pattern}</div>
      <div>
        {lastOf(numbering)} · {exampleOf(row, numbering)}
      </div>
    </div>
  );
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
                  <Numbers row={row} all={series} />
                  <Button
                    variant="outlined"
                    color="secondary"
                    aria-label={`Ubah pola ${NUMBERED_KIND_LABELS[row.kind]} ${year}`}
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

/**
 * The patterns of the numbers, by year and kind.
 * @screen letters.series
 */
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
      <PageHeader context="Pola nomor tiap jenis surat, dan jenis yang memakai satu buku nomor. Nomor urut dimulai lagi dari 1 setiap tahun, atau dari nomor yang Anda tentukan." />
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
      {edited && (
        <seriesDialog.Component
          series={edited}
          all={data?.data ?? []}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
