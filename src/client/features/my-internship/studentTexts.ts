export const NOTHING_TODAY = 'Tidak ada aktivitas yang dijadwalkan hari ini.';
export const TODAY_LOADING = 'Memuat aktivitas hari ini...';
export const NO_INTERNSHIP = {
  text: 'Belum Ada Magang',
  description:
    'Anda belum terdaftar dalam program magang saat ini. Silakan hubungi admin atau dosen pembimbing.',
};
