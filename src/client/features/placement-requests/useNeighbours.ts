import { useNavigate } from 'react-router';
import { type PlacementRequest, useLazyListPlacementRequestsQuery } from '@/client/api/api';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { paths } from '@/shared/paths';
import { neighbourOf } from './neighbourOf';

const NOT_LOADED = { title: 'Gagal!', description: 'Pengajuan lain tidak dapat dibuka.' };
const NONE = {
  1: 'Tidak ada pengajuan berikutnya yang menunggu keputusan.',
  [-1]: 'Tidak ada pengajuan sebelumnya yang menunggu keputusan.',
} as const;

/** Opens the waiting request of the same period that was sent after or before this one. */
export function useNeighbours(request: PlacementRequest): (by: 1 | -1) => Promise<void> {
  const navigate = useNavigate();
  const [list] = useLazyListPlacementRequestsQuery();
  return async (by) => {
    try {
      const internshipPeriodId = request.internship_period.id;
      const { data } = await list({ internshipPeriodId, state: 'sent' }, true).unwrap();
      const next = neighbourOf(data, request, by);
      if (next) void navigate(paths.placementRequests.show(next.id));
      else notify.info(NONE[by]);
    } catch (error) {
      notifyFailure(error, NOT_LOADED);
    }
  };
}
