import { useFormikContext } from 'formik';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../useConfirm';
import { outcomeOf } from './submitOutcome';

/** The forms of a page that hold something unsaved, each by a key of its own. */
type Unsaved = Set<object>;

const UnsavedContext = createContext<Unsaved | null>(null);

/** Whoever leaves while something is unsaved is asked first. */
function useLeaveQuestion(isUnsaved: () => boolean) {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Tinggalkan halaman?',
      description: 'Perubahan yang belum disimpan akan hilang.',
      confirmLabel: 'Tinggalkan',
      cancelLabel: 'Tetap di sini',
      tone: 'danger',
    }).then((agreed) => (agreed ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
}

/**
 * Around the forms of a page that has more than one: a router knows one blocker at a time, so the
 * forms report here and this asks for all of them.
 */
export function LeaveGuardGroup({ children }: { children: ReactNode }) {
  const unsaved = useRef<Unsaved>(new Set());
  useLeaveQuestion(() => unsaved.current.size > 0);
  return <UnsavedContext value={unsaved.current}>{children}</UnsavedContext>;
}

const SingleGuard = ({ wouldLose }: { wouldLose: boolean }) => {
  useLeaveQuestion(() => wouldLose);
  return null;
};

/** Reported in the same step in which it is true: a navigation may follow at once. */
function MemberGuard({ unsaved, wouldLose }: { unsaved: Unsaved; wouldLose: boolean }) {
  useLayoutEffect(() => {
    if (!wouldLose) return;
    const form = {};
    unsaved.add(form);
    return () => {
      unsaved.delete(form);
    };
  }, [unsaved, wouldLose]);
  return null;
}

/** Stands inside a Formik form: whoever leaves it changed and unsaved is asked first. */
export function LeaveGuard() {
  const { dirty, status, values } = useFormikContext<unknown>();
  const outcome = outcomeOf(status);
  const isSaved = outcome?.kind === 'saved' && outcome.values === values;
  const wouldLose = dirty && !isSaved;
  const group = useContext(UnsavedContext);

  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);

  return group ? (
    <MemberGuard unsaved={group} wouldLose={wouldLose} />
  ) : (
    <SingleGuard wouldLose={wouldLose} />
  );
}
