import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  type InternshipPeriod,
  useGetFreePlacesQuery,
  useListInternshipPeriodsQuery,
  useListPlacementRequestsQuery,
  useListPlacementSuggestionsQuery,
} from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { periodLabel } from '@/client/records/pickers/periodOption';
import { LecturerPerSwitch } from '@/client/records/placements/LecturerPerSwitch';
import { useUrl } from '@/client/table/state/useUrl';
import { FormPage } from '@/client/ui/FormPage';
import { FormSkeleton } from '@/client/ui/FormSkeleton';
import { FieldLabel } from '@/client/ui/fields/FieldLabel';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { LoadError } from '@/client/ui/states/LoadError';
import { notify } from '@/client/ui/toasts/notify';
import type { LecturerPer } from '@/shared/chooseLecturers';
import { BULK_PLACEMENTS_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { AcceptancePanel } from './AcceptancePanel';

const FRESH = { refetchOnMountOrArgChange: true };

/** The sent requests of a period with a suggestion for each. */
function PeriodAcceptances({ period }: { period: InternshipPeriod }) {
  const { id: periodId } = period;
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [lecturerPer, setLecturerPer] = useState<LecturerPer>('company');
  const suggestions = useListPlacementSuggestionsQuery(
    { internshipPeriodId: periodId, lecturerPer },
    FRESH,
  );
  const requests = useListPlacementRequestsQuery(
    { internshipPeriodId: periodId, state: 'sent' },
    FRESH,
  );
  const places = useGetFreePlacesQuery({ id: periodId }, FRESH);
  const first = useMemo(
    () => suggestions.data?.data.slice(0, BULK_PLACEMENTS_MAX) ?? [],
    [suggestions.data],
  );
  const queries = [suggestions, requests, places];
  const failed = queries.find(({ isError, currentData }) => isError && !currentData);

  // The suggestions before stay on the screen until those with other lecturers have come.
  if (failed || !suggestions.data || !requests.currentData || !places.currentData) {
    if (!failed) return <FormSkeleton />;
    const retry = () => {
      for (const query of queries) if (query.isError) void query.refetch();
    };
    return <LoadError inCard error={failed.error} onRetry={retry} />;
  }
  if (suggestions.data.data.length === 0) {
    return <EmptyState inCard text="Tidak ada pengajuan yang menunggu keputusan." />;
  }
  return (
    <AcceptancePanel
      period={period}
      title={
        suggestions.data.data.length > BULK_PLACEMENTS_MAX
          ? `${formatNumber(BULK_PLACEMENTS_MAX)} Pengajuan Pertama`
          : 'Pengajuan yang Diterima'
      }
      suggestions={first}
      requests={requests.currentData.data}
      places={places.currentData.data}
      isMany
      options={<LecturerPerSwitch value={lecturerPer} onChange={setLecturerPer} />}
      onAccepted={(count) => {
        notify.success('Berhasil!', `${formatNumber(count)} pengajuan diterima.`);
        void navigate(returnUrl);
      }}
    />
  );
}

/**
 * Accepts many requests of a period at once: all of them, or none.
 * @screen placement-requests.accept
 */
export function AcceptManyPage() {
  const id = useId();
  const { url, write } = useUrl();
  const periods = useListInternshipPeriodsQuery({ sort: '-start_date' });
  const open = periods.data?.data.filter(({ closed_at }) => closed_at === null);
  const wanted = Number(url.get('internship_period_id')) || null;
  const period =
    open?.find((one) => one.id === wanted) ?? (open?.length === 1 ? open[0] : undefined);

  return (
    <FormPage
      context="Setiap pengajuan mendapat saran: pilihan pertama yang masih cukup tempatnya, dengan mentor yang paling sedikit mahasiswanya dan satu dosen untuk tiap mitra."
      isLoading={!open}
      error={periods.isError && !open ? periods.error : undefined}
      onRetry={periods.refetch}
    >
      <Stack sx={{ gap: 2 }}>
        <div>
          <FieldLabel htmlFor={id}>Periode Magang</FieldLabel>
          <NativeSelect
            id={id}
            value={period?.id ?? ''}
            onChange={({ target: { value } }) =>
              write((next) => {
                next.set('internship_period_id', value);
                return next;
              })
            }
            sx={{ width: '100%', height: 44 }}
          >
            <option value="">Pilih periode</option>
            {open?.map((one) => (
              <option key={one.id} value={one.id}>
                {periodLabel(one)}
              </option>
            ))}
          </NativeSelect>
        </div>
        {period && !period.is_active && (
          <Alert
            severity="warning"
            role="note"
            action={
              <Button
                component={Link}
                to={paths.internshipPeriods.edit(period.id)}
                color="inherit"
                size="small"
              >
                Buka periode
              </Button>
            }
          >
            Periode ini belum aktif. Mahasiswa hanya dapat ditempatkan pada periode aktif.
          </Alert>
        )}
        {period ? (
          <PeriodAcceptances key={period.id} period={period} />
        ) : (
          <EmptyState inCard text="Pilih periode dahulu." />
        )}
      </Stack>
    </FormPage>
  );
}
