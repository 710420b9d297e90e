import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type InternshipPeriod,
  useListAttendanceRequestsQuery,
  useListInternshipsQuery,
  useListPlacementRequestsQuery,
  useReopenInternshipPeriodMutation,
} from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { formatDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { REQUEST_KIND_LABELS } from '@/shared/resources/attendance-requests/constants';

const closeDialog = lazyComponent(() => import('./ClosePeriodDialog'), 'ClosePeriodDialog');

const SHOWN_REQUESTS = 5;

/** The number of internships of the period. */
function InternshipCount({ periodId }: { periodId: number }) {
  const { data } = useListInternshipsQuery({ internshipPeriodId: periodId, page: 1, perPage: 1 });
  const count = data?.meta?.total ?? data?.data.length;
  return <strong>{`${count === undefined ? '…' : formatNumber(count)} data magang`}</strong>;
}

/** The requests that would stay undecided. */
function UndecidedRequests({ periodId }: { periodId: number }) {
  const { data } = useListAttendanceRequestsQuery({
    internshipPeriodId: periodId,
    state: 'waiting',
    sort: 'start_date',
    page: 1,
    perPage: SHOWN_REQUESTS,
  });
  const total = data?.meta.total ?? 0;
  if (total === 0) return null;
  const names = (data?.data ?? []).map(
    ({ student_name, kind, start_date }) =>
      `${student_name} (${REQUEST_KIND_LABELS[kind]}, ${formatDate(start_date)})`,
  );
  const others = total > names.length ? ` dan ${formatNumber(total - names.length)} lainnya` : '';
  return (
    <>
      {' '}
      <strong>{`${formatNumber(total)} pengajuan belum diputuskan`}</strong>:{' '}
      {`${names.join(', ')}${others}. Putuskan dahulu di Izin & Koreksi, atau tutup periode tanpa keputusan.`}
    </>
  );
}

/** The number of requests for places that would stay undecided. */
function UndecidedPlaces({ periodId }: { periodId: number }) {
  const { data } = useListPlacementRequestsQuery({
    internshipPeriodId: periodId,
    state: 'sent',
    page: 1,
    perPage: 1,
  });
  const total = data?.meta.total ?? 0;
  if (total === 0) return null;
  return (
    <>
      {' '}
      <strong>{`${formatNumber(total)} pengajuan tempat belum diputuskan`}</strong>.
    </>
  );
}

/** Closes a period, or opens it again. */
export function ClosePeriodButton({ period: { id, closed_at } }: { period: InternshipPeriod }) {
  const [isAsked, setAsked] = useState(false);
  const [reopen] = useReopenInternshipPeriodMutation();
  const run = useConfirmedAction();

  const effect = (
    <>
      <InternshipCount periodId={id} /> dalam periode ini, dengan aktivitas, absensi, catatan, foto,
      validasi, dan nilainya, hanya dapat dibaca setelah periode ditutup. Periode menjadi tidak
      aktif. Super admin dapat membukanya kembali.
      <UndecidedRequests periodId={id} />
      <UndecidedPlaces periodId={id} />
    </>
  );

  const handleReopen = () =>
    void run({
      title: 'Buka Kembali Periode',
      description: (
        <>
          <InternshipCount periodId={id} /> dalam periode ini dapat diubah lagi. Periode tetap tidak
          aktif, dan pembukaan kembali ini dicatat di jejak audit.
        </>
      ),
      confirmLabel: 'Buka kembali',
      action: () => reopen({ id }).unwrap(),
      success: { title: 'Berhasil', description: 'Periode dibuka kembali.' },
    });

  return closed_at === null ? (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<LockOutlined />}
        onClick={() => setAsked(true)}
      >
        Tutup periode
      </Button>
      {isAsked && (
        <closeDialog.Component id={id} description={effect} onClose={() => setAsked(false)} />
      )}
    </>
  ) : (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<LockOpenOutlined />}
      onClick={handleReopen}
    >
      Buka kembali
    </Button>
  );
}
