import { useNavigate } from 'react-router';
import type { Activity } from '@/client/api/api';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { locationSteps } from '@/client/ui/locationSteps';
import { paths } from '@/shared/paths';

/** Says how to allow the position in this browser, and leads to a request for who cannot. */
export function useLocationHelp() {
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async ({ id, date }: Pick<Activity, 'id' | 'date'>) => {
    const { where, steps } = locationSteps(navigator.userAgent);
    const isAsking = await confirm({
      title: 'Izinkan lokasi',
      description: (
        <>
          Lokasi ditolak untuk situs ini. {where}:
          <ol style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      ),
      confirmLabel: 'Ajukan izin atau koreksi',
      cancelLabel: 'Tutup',
      isUnexpected: true,
    });
    if (isAsking) navigate(paths.attendanceRequests.own.createFor({ activity_id: id, date }));
  };
}
