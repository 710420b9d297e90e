/** What a success without a record answers; the words of the specification's §8. */
export const DELETED = 'Data berhasil dihapus.';
export const LOGGED_OUT = 'Anda telah keluar.';
export const PASSWORD_CHANGED = 'Password berhasil diganti.';
export const PASSWORD_RESET = 'Password berhasil direset.';
