import type { Id } from '@/shared/addresses';
import type { Role } from '@/shared/permissions';

export interface Screen {
  /** The pattern that the router matches. */
  path: string;
  /** Without the product name, which is appended at run time. */
  title: string;
  /** The title below the icon in the bar of a phone. */
  shortTitle?: string;
  /** The title that people may remember; the finder knows it, too. */
  formerTitle?: string;
  roles: readonly Role[];
  /** The parent in the breadcrumb. */
  parent?: string;
  /** Other screens that link to it: the one visited last becomes the parent. */
  otherParents?: readonly string[];
  /** Title and parent when opened with `?role=`. */
  forRole?: Variants;
  /** Title when opened with `?copy_of=`. */
  titleOfCopy?: string;
  /** Title and parent for the `:kind` of the path. */
  forKind?: Variants;
}

export type Variants = Record<string, { title: string; parent: string }>;

/** The screens of a resource, by their names. */
export type Screens = Readonly<Record<string, Screen>>;

export interface ListPage<Name = string> {
  /** The screen with the list, and the request for it. */
  list: Name;
  listed: `list${string}`;
  /** The initial order; '' for the server's own. */
  order: string;
}

export interface RecordPage<Name = string> extends Partial<ListPage<Name>> {
  /** The request with which the screen `….edit` starts. */
  read?: `get${string}`;
  /** The page of a record, which for a profile is that of its account. */
  urlOf: (id: Id, internshipId: number | null) => string | null;
}

/** The pages of a resource's records, by their tables. */
export type RecordPages = Readonly<Record<string, RecordPage>>;
