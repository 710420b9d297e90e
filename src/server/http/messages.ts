/** Messages of successful operations that return no record (spec §8). */
export const DELETED = 'Data berhasil dihapus.';
export const LOGGED_OUT = 'Anda telah keluar.';
export const PASSWORD_CHANGED = 'Password berhasil diganti.';
export const PASSWORD_RESET = 'Password berhasil direset.';
