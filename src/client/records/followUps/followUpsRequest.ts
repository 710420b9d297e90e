import type { ListFollowUpsArg } from '@/client/api/api';

/** The kinds that are shown before 'Tampilkan semua'; those behind it have not been seen. */
export const followUpsRequest = (isPhone: boolean): ListFollowUpsArg & { shown: number } => ({
  shown: isPhone ? 3 : 5,
});
