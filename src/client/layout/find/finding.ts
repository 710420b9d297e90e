import type SearchOutlined from '@mui/icons-material/SearchOutlined';

/** A screen, record or action that the search offers. */
export interface Finding {
  /** A unique and stable key, such as 'student:41'. */
  key: string;
  group: string;
  label: string;
  /** Tells namesakes apart. */
  description?: string;
  /** Found by it, too; not shown. */
  formerLabel?: string;
  Icon: typeof SearchOutlined;
  /** Missing for an action that leads to no page. */
  url?: string;
  /** The placement to select for the student. */
  internshipId?: number;
}
