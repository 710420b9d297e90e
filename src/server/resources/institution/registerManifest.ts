import type { FastifyInstance } from 'fastify';
import type { Services } from '@/server/services';
import { paths } from '@/shared/paths';
import { selectInstitution } from './institutionQueries';

/** Home screens cut a longer name. */
const SHORT_NAME_MAX = 12;

/** The background of the light theme, on which the logo shows while the application starts. */
const BACKGROUND = '#f8fafc';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (
  name: string,
  sizes: string,
  form_factor: 'narrow' | 'wide',
  label: string,
) => ({
  src: `/previews/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('icon', 192, 'any')],
});

/** The screens behind some belong to one role; the others come to their dashboard. */
const SHORTCUTS = [
  shortcut('Absen', paths.student.attendance),
  shortcut('Catatan hari ini', paths.activities.own.index),
  shortcut('Peninjauan', paths.reviews),
];

const SCREENSHOTS = [
  screenshot('attendance', '360x780', 'narrow', 'Absensi hari ini'),
  screenshot('day', '360x780', 'narrow', 'Dashboard mahasiswa'),
  screenshot('reviews', '1280x800', 'wide', 'Peninjauan aktivitas'),
];

/** Registers the web app manifest, which names the installation as 'Identitas Jurusan' does. */
export function registerManifest(app: FastifyInstance, { db, config }: Services): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { app_name, department } = await selectInstitution(db, config);
    reply.type('application/manifest+json').header('cache-control', 'no-cache');
    return {
      id: paths.dashboard,
      start_url: paths.dashboard,
      scope: paths.dashboard,
      lang: 'id',
      name: app_name,
      short_name: shortName(app_name),
      description: ['Manajemen magang mahasiswa', department].filter(Boolean).join(' · '),
      display: 'standalone',
      background_color: BACKGROUND,
      theme_color: BACKGROUND,
      icons: [
        icon('icon', 192, 'any'),
        icon('icon', 512, 'any'),
        icon('maskable', 192, 'maskable'),
        icon('maskable', 512, 'maskable'),
        icon('monochrome', 512, 'monochrome'),
      ],
      screenshots: SCREENSHOTS,
      shortcuts: SHORTCUTS,
    };
  });
}

/** The first words that fit. */
export function shortName(name: string): string {
  if (name.length <= SHORT_NAME_MAX) return name;
  const words = name.slice(0, SHORT_NAME_MAX + 1).split(' ');
  return words.slice(0, -1).join(' ') || name.slice(0, SHORT_NAME_MAX);
}
