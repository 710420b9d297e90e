import type SearchOutlined from '@mui/icons-material/SearchOutlined';

/** In the order in which they are listed. */
export const GROUPS = [
  'Baru dibuka',
  'Layar',
  'Tindakan',
  'Mahasiswa',
  'Dosen',
  'Mentor',
  'Perusahaan',
  'Magang',
] as const;

/** Something that can be opened or done. */
export interface Finding {
  /** Differs from those of all others and stays the same, such as 'student:41'. */
  key: string;
  group: (typeof GROUPS)[number];
  label: string;
  /** Tells namesakes apart. */
  description?: string;
  Icon: typeof SearchOutlined;
  /** None for an action that leads nowhere. */
  url?: string;
  /** The placement that a student looks at from then on. */
  internshipId?: number;
}
