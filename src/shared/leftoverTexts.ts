import type { components } from '@/shared/contract.gen';
import { formatNumber } from '@/shared/formatNumber';

export type LeftoverKind = components['schemas']['LeftoverKind'];
export type Leftover = components['schemas']['Leftover'];

interface Words {
  /** The records, after their number. */
  what: string;
  /** Their fate; empty where a choice says it. */
  fate: string;
}

const WORDS: Readonly<Record<LeftoverKind, Words>> = {
  coming_activities: {
    what: 'aktivitas mendatang di luar tanggal baru, belum diisi',
    fate: '',
  },
  recorded_activities: {
    what: 'aktivitas di luar tanggal baru dengan absen, log, foto, atau pengajuan',
    fate: 'tetap terbaca, tetapi tidak dihitung',
  },
  validated_activities: {
    what: 'aktivitas tervalidasi di luar tanggal baru',
    fate: 'tetap terbaca, tetapi tidak dihitung',
  },
  placements_without_days: {
    what: 'magang tanpa hari lagi di tanggal baru',
    fate: 'ubah tanggal mulai atau akhirnya',
  },
  requests_outside: {
    what: 'pengajuan kehadiran untuk hari di luar tanggal baru',
    fate: 'tetap menunggu, hanya dapat ditolak atau ditarik',
  },
  coming_at_company: {
    what: 'aktivitas mendatang di mitra lama, belum diisi',
    fate: '',
  },
  recorded_at_company: {
    what: 'aktivitas di mitra lama dengan absen, log, foto, atau validasi',
    fate: 'tetap tercatat di sana',
  },
  schedule_places: {
    what: 'jam kerja dengan lokasi mitra lama',
    fate: 'berlanjut tanpa lokasi itu',
  },
  waiting_reviews: {
    what: 'aktivitas menunggu validasi mentor',
    fate: 'berpindah ke mentor baru',
  },
  waiting_requests: {
    what: 'pengajuan kehadiran menunggu keputusan',
    fate: 'berpindah ke mentor baru',
  },
  open_sheets: {
    what: 'lembar penilaian mentor belum dikirim',
    fate: 'dilanjutkan mentor baru',
  },
  sent_sheets: {
    what: 'lembar penilaian mentor sudah dikirim',
    fate: 'tetap atas nama pengirimnya',
  },
  letters: {
    what: 'surat menyebut mentor atau mitra lama',
    fate: 'tetap berlaku; batalkan dan buat lagi bila perlu',
  },
  certificates: {
    what: 'sertifikat menyebut mitra atau periode lama',
    fate: 'tetap berlaku; cabut dan terbitkan lagi bila perlu',
  },
  running_placements: {
    what: 'magang sedang berjalan di mitra ini',
    fate: 'tetap berjalan sampai diakhiri atau dipindah',
  },
  coming_placements: {
    what: 'magang akan dimulai di mitra ini',
    fate: 'tetap terdaftar sampai dipindah atau dihapus',
  },
  place_requests: {
    what: 'pengajuan tempat ke mitra ini belum diputuskan',
    fate: 'tetap menunggu keputusan',
  },
  company_letters: {
    what: 'surat untuk magang yang berjalan atau akan dimulai di mitra ini',
    fate: 'tetap berlaku sampai dibatalkan',
  },
  draft_sheets: {
    what: 'lembar belum dikirim dengan kriteria lama',
    fate: '',
  },
  filled_sheets: {
    what: 'lembar sudah dikirim dengan kriteria lama',
    fate: '',
  },
  closed_sheets: {
    what: 'lembar di periode yang sudah ditutup',
    fate: 'tetap dengan kriteria lama',
  },
  unneeded_sheets: {
    what: 'lembar belum dikirim',
    fate: 'tidak ditagih lagi',
  },
};

/** Such as '3 aktivitas mendatang di luar tanggal baru, belum diisi'. */
export const leftoverText = ({ kind, count }: Leftover): string =>
  `${formatNumber(count)} ${WORDS[kind].what}`;

/** The same with their fate. */
export function leftoverLine(leftover: Leftover): string {
  const { fate } = WORDS[leftover.kind];
  return fate ? `${leftoverText(leftover)}: ${fate}.` : `${leftoverText(leftover)}.`;
}
