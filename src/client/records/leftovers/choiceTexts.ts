import type { Leftovers } from '@/client/api/serverErrors';

type Choice = Leftovers['choices'][number];

export const CHOICE_TITLES = {
  activities: 'Aktivitas yang belum diisi',
  sheets: 'Lembar dengan kriteria lama',
} as const;

export const CHOICE_LABELS: Readonly<Record<Choice, string>> = {
  delete: 'Hapus',
  move: 'Pindahkan ke tanggal dan mitra yang baru',
  keep: 'Biarkan seperti sekarang',
  reopen: 'Isi ulang dengan kriteria baru',
};

export const CHOICE_HELP: Readonly<Partial<Record<Choice, string>>> = {
  move: 'Ke hari terdekat. Yang berasal dari jam kerja di luar tanggal baru dihapus: jam kerja membuatnya lagi.',
  reopen:
    'Skor kriteria yang sama tetap terisi. Lembar yang sudah dikirim dikembalikan kepada penilainya.',
};
