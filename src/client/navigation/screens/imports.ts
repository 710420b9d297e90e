import { paths } from '@/shared/paths';
import { ROLES } from '@/shared/permissions';
import { canImport, IMPORT_KINDS, type ImportKind, RECORDS } from '@/shared/records';
import type { Screens, Variants } from '../screen';

/** Activities and grades belong to placements. */
const importParent = (kind: ImportKind) =>
  kind === 'activities' || kind === 'grades' ? 'internships.index' : `${kind}.index`;

const imports: Variants = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [
    kind,
    { title: `Impor ${RECORDS[kind].title}`, parent: importParent(kind) },
  ]),
);

export const importScreens = {
  imports: {
    path: paths.imports(':kind'),
    title: 'Impor',
    // The page asks for the role of each kind.
    roles: ROLES.filter((role) => IMPORT_KINDS.some((kind) => canImport(role, kind))),
    parent: 'internships.index',
    forKind: imports,
  },
} as const satisfies Screens;
