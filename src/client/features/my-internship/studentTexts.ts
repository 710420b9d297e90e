import { notify } from '@/client/ui/toasts/notify';
import type { AttendanceOptions } from './useAttendance';

/** What the device has kept because the server could not be reached. */
export const KEPT = {
  title: 'Tersimpan di perangkat, menunggu jaringan',
  description: 'Dikirim sendiri begitu ada jaringan.',
};
/** The badges of what only the device has. */
export const UNSENT_STATES = {
  waiting: { tone: 'info', children: 'Menunggu dikirim' },
  refused: { tone: 'error', children: 'Perlu dilihat' },
} as const;
/** The browser refuses to keep it, or has no room. */
export const NOT_KEPT = {
  press: {
    title: 'Ponsel menolak menyimpan absen ini',
    description: 'Belum terkirim. Biarkan halaman ini terbuka dan coba lagi saat ada jaringan.',
  },
  request: {
    title: 'Ponsel menolak menyimpan pengajuan ini',
    description: 'Belum terkirim. Isiannya tetap ada di halaman ini; coba lagi saat ada jaringan.',
  },
};

export const NOTHING_TODAY = 'Tidak ada aktivitas yang dijadwalkan hari ini.';
export const TODAY_LOADING = 'Memuat aktivitas hari ini...';
/** The words of the attendance outside its page (spec §8). */
export const HOME_ATTENDANCE: Pick<AttendanceOptions, 'texts' | 'onLocationError'> = {
  texts: {
    question: 'Apakah anda yakin? Pastikan anda berada di lokasi yang sesuai.',
    success: { title: 'Berhasil!', description: 'Absensi berhasil dicatat.' },
    failure: { title: 'Error', description: 'Gagal mencatat absensi.' },
  },
  onLocationError: () =>
    notify.error('Gagal mendapatkan lokasi', 'Pastikan GPS aktif dan izin lokasi diberikan.'),
};
