import { type GuidanceSession, useAgreeToGuidanceSessionsMutation } from '@/client/api/api';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { AGREEMENTS_MAX } from '@/shared/resources/guidance-sessions/constants';

const FAILED = { title: 'Gagal!', description: 'Bimbingan tidak disetujui. Coba lagi.' };
const NONE = 'Tidak ada bimbingan terpilih yang menunggu persetujuan.';

/** Agrees to those of the sessions that wait, and says what became of them. */
export function useAgreements() {
  const [agreeTo, { isLoading }] = useAgreeToGuidanceSessionsMutation();

  return async (rows: readonly GuidanceSession[]): Promise<void> => {
    if (isLoading) return;
    const waiting = rows.filter(({ allowed }) => allowed.includes('agree'));
    if (waiting.length === 0) return notify.error('Gagal!', NONE);
    if (waiting.length > AGREEMENTS_MAX) {
      return notify.error('Gagal!', `Paling banyak ${AGREEMENTS_MAX} bimbingan sekaligus.`);
    }
    const sessions = waiting.map(({ id, version }) => ({ id, seen_version: version }));
    try {
      const { data } = await agreeTo({ guidanceAgreementsInput: { sessions } }).unwrap();
      const refused = data.results.filter(({ outcome }) => outcome === 'refused');
      const agreed = data.results.length - refused.length;
      if (agreed > 0) notify.success('Berhasil!', `${agreed} bimbingan disetujui.`);
      const [first] = refused;
      if (first) {
        const name = waiting.find(({ id }) => id === first.id)?.student_name;
        const more = refused.length > 1 ? ` (dan ${refused.length - 1} lainnya)` : '';
        notify.error('Tidak semua disetujui', `${name}: ${first.message}${more}`);
      }
    } catch (failure) {
      notifyFailure(failure, FAILED);
    }
  };
}
