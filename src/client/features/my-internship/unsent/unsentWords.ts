/** The queue sends nothing while SiMagang is closed: only Chromium could, and promises nothing. */
export const WHEN_SENT = 'Dikirim saat SiMagang terbuka dan ada jaringan.';

/** Shown for what the device has kept because the server could not be reached. */
export const KEPT = {
  title: 'Tersimpan di perangkat, menunggu jaringan',
  description: WHEN_SENT,
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
