import { Navigate, useParams } from 'react-router';
import { useRole } from '@/client/session/useSession';
import { paths } from '@/shared/paths';
import { canImport, IMPORT_KINDS, type ImportKind } from '@/shared/records';
import { ImportSteps } from './ImportSteps';

const isKind = (kind: string | undefined): kind is ImportKind =>
  (IMPORT_KINDS as readonly (string | undefined)[]).includes(kind);

/** @screen imports */
export function ImportPage() {
  const { kind } = useParams();
  const role = useRole();
  if (!isKind(kind) || !canImport(role, kind)) return <Navigate to={paths.dashboard} replace />;
  return <ImportSteps key={kind} kind={kind} />;
}
