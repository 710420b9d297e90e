import { notify } from '@/client/ui/toasts/notify';
import type { AttendanceOptions } from './useAttendance';

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
