/** Messages of successful operations that return no record (spec §8). */
export const DELETED = 'Data berhasil dihapus.';
export const LOGGED_OUT = 'Anda telah keluar.';
export const DEVICE_LOGGED_OUT = 'Perangkat telah dikeluarkan.';
export const DEVICES_LOGGED_OUT = 'Semua perangkat lain telah dikeluarkan.';
export const PASSWORD_CHANGED = 'Password berhasil diganti.';
export const PASSWORD_RESET = 'Password berhasil direset.';
export const MAILS_STOPPED = 'Pengiriman email ke alamat ini dihentikan.';
export const INVITATION_CANCELLED = 'Undangan dibatalkan.';
export const ACCOUNT_OPENED = 'Akun Anda siap.';
export const PASSWORD_LINK_REQUESTED =
  'Jika akun ini memiliki email yang terverifikasi, tautan untuk membuat password baru dikirim ke sana. Tautan berlaku satu jam.';
export const PASSWORD_RECOVERED = 'Password baru tersimpan. Silakan masuk.';
export const IDENTITY_CONFIRMED = 'Terima kasih. Anda dapat melanjutkan.';
