import type SearchOutlined from '@mui/icons-material/SearchOutlined';

/** The groups in their order on the screen. */
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

/** A screen, record or action that the search offers. */
export interface Finding {
  /** A unique and stable key, such as 'student:41'. */
  key: string;
  group: (typeof GROUPS)[number];
  label: string;
  /** Tells namesakes apart. */
  description?: string;
  Icon: typeof SearchOutlined;
  /** Missing for an action that leads to no page. */
  url?: string;
  /** The placement to select for the student. */
  internshipId?: number;
}
