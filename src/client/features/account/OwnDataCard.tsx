import { ExportButton } from '@/client/ui/ExportButton';
import { SectionCard, SectionRows } from '@/client/ui/SectionCard';
import type { Role } from '@/shared/permissions';
import { AccountRow } from './AccountRow';

const OF_STUDENTS =
  'Berkas ZIP berisi akun, magang, aktivitas, absensi, pengajuan, bimbingan, laporan, foto, perangkat, dan riwayat akun Anda. Nilai tidak termasuk; mintalah kepada kantor jurusan.';
const OF_OTHERS =
  'Berkas ZIP berisi akun, magang yang Anda dampingi, keputusan Anda, kotak masuk, perangkat, dan riwayat akun Anda.';

/** The copy of what is stored about the person (docs/decisions/0039). */
export const OwnDataCard = ({ role }: { role: Role }) => (
  <SectionCard title="Data saya">
    <SectionRows>
      <AccountRow
        state={role === 'student' ? OF_STUDENTS : OF_OTHERS}
        action={
          <ExportButton
            label="Unduh data saya"
            fallbackName="data.zip"
            failureTitle="Gagal mengunduh"
            request={{ url: '/me/export', method: 'POST' }}
          />
        }
      />
    </SectionRows>
  </SectionCard>
);
