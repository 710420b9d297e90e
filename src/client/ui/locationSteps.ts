interface Steps {
  /** The name of the device and its browser. */
  where: string;
  steps: readonly string[];
}

const RELOAD = 'Muat ulang halaman ini, lalu coba lagi.';

const IPHONE_SWITCH =
  'Buka Pengaturan iPhone › Privasi & Keamanan › Layanan Lokasi, lalu nyalakan.';
const ANDROID_SWITCH = 'Pastikan Lokasi (GPS) di ponsel menyala.';

/** By what the user agent has; the first one that fits. Browsers on iPhones differ in the settings of the phone only. */
const BROWSERS: readonly (Steps & { has: readonly RegExp[] })[] = [
  {
    has: [/iPhone|iPad/, /CriOS|FxiOS|EdgiOS/],
    where: 'Browser ini di iPhone',
    steps: [
      IPHONE_SWITCH,
      'Di daftar yang sama, pilih nama browser ini, lalu Saat Menggunakan App.',
      RELOAD,
    ],
  },
  {
    has: [/iPhone|iPad/],
    where: 'Safari di iPhone',
    steps: [
      IPHONE_SWITCH,
      'Di daftar yang sama, pilih Situs Web Safari, lalu Saat Menggunakan App.',
      'Di Safari, ketuk tombol di kiri bilah alamat, lalu Pengaturan Situs Web › Lokasi › Izinkan.',
      RELOAD,
    ],
  },
  {
    has: [/SamsungBrowser/],
    where: 'Samsung Internet',
    steps: [
      ANDROID_SWITCH,
      'Ketuk ikon gembok di bilah alamat.',
      'Pilih Izin › Lokasi, lalu Izinkan.',
      RELOAD,
    ],
  },
  {
    has: [/Android/, /Firefox/],
    where: 'Firefox di Android',
    steps: [
      ANDROID_SWITCH,
      'Ketuk ikon gembok atau perisai di bilah alamat.',
      'Ketuk Lokasi sampai tertulis Diizinkan.',
      RELOAD,
    ],
  },
  {
    has: [/Android/],
    where: 'Chrome di Android',
    steps: [
      ANDROID_SWITCH,
      'Ketuk ikon di kiri bilah alamat.',
      'Pilih Izin › Lokasi, lalu Izinkan.',
      RELOAD,
    ],
  },
  {
    has: [/Firefox/],
    where: 'Firefox',
    steps: [
      'Klik ikon izin di kiri bilah alamat.',
      'Hapus tanda Diblokir di sebelah Akses Lokasi Anda.',
      RELOAD,
    ],
  },
  {
    has: [/Macintosh/, /Version\/.* Safari/],
    where: 'Safari di Mac',
    steps: [
      'Buka menu Safari › Pengaturan › Situs Web › Lokasi.',
      'Pilih Izinkan untuk situs ini.',
      RELOAD,
    ],
  },
];

const OTHERS: Steps = {
  where: 'Browser ini',
  steps: ['Klik ikon di kiri bilah alamat.', 'Pilih Lokasi, lalu Izinkan.', RELOAD],
};

/** How to allow a site the position after it was denied, which no site can ask for again. */
export const locationSteps = (userAgent: string): Steps =>
  BROWSERS.find(({ has }) => has.every((sign) => sign.test(userAgent))) ?? OTHERS;
