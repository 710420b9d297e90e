import { useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { useCloseWarning } from '../useCloseWarning';
import { outcomeOf } from './submitOutcome';
import { useLeaveQuestion } from './useLeaveQuestion';

/** The forms of a page that have unsaved changes, each with a unique key. */
type Unsaved = Set<object>;

const UnsavedContext = createContext<Unsaved | null>(null);

/**
 * Wraps the forms of a page with more than one: a router supports one blocker at a time, so the
 * forms register here and share it.
 */
export function LeaveGuardGroup({ children }: { children: ReactNode }) {
  const unsaved = useRef<Unsaved>(new Set());
  useLeaveQuestion(() => unsaved.current.size > 0);
  return <UnsavedContext value={unsaved.current}>{children}</UnsavedContext>;
}

type UnsavedProps = {
  hasUnsavedChanges: boolean;
  /** The consequence for the changes, unless they are lost. */
  description?: string;
};

const SingleGuard = ({ hasUnsavedChanges, description }: UnsavedProps) => {
  useLeaveQuestion(() => hasUnsavedChanges, description);
  return null;
};

/** A layout effect, because a navigation may follow immediately. */
function MemberGuard({
  unsaved,
  hasUnsavedChanges,
}: {
  unsaved: Unsaved;
  hasUnsavedChanges: boolean;
}) {
  useLayoutEffect(() => {
    if (!hasUnsavedChanges) return;
    const form = {};
    unsaved.add(form);
    return () => {
      unsaved.delete(form);
    };
  }, [unsaved, hasUnsavedChanges]);
  return null;
}

/** For what is not a Formik form. In a group, the consequence is that of the group. */
export function UnsavedGuard({ hasUnsavedChanges, description }: UnsavedProps) {
  const group = useContext(UnsavedContext);
  useCloseWarning(hasUnsavedChanges);
  return group ? (
    <MemberGuard unsaved={group} hasUnsavedChanges={hasUnsavedChanges} />
  ) : (
    <SingleGuard hasUnsavedChanges={hasUnsavedChanges} description={description} />
  );
}

/** Asks for confirmation before leaving the surrounding Formik form with unsaved changes. */
export function LeaveGuard() {
  const { dirty, status, values } = useFormikContext<unknown>();
  const outcome = outcomeOf(status);
  const isSaved = outcome?.kind === 'saved' && outcome.values === values;
  const hasUnsavedChanges = dirty && !isSaved;
  const group = useContext(UnsavedContext);

  useCloseWarning(hasUnsavedChanges);

  return group ? (
    <MemberGuard unsaved={group} hasUnsavedChanges={hasUnsavedChanges} />
  ) : (
    <SingleGuard hasUnsavedChanges={hasUnsavedChanges} />
  );
}
