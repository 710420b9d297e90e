import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyComponent } from '../lazyComponent';
import type { ConfirmQuestion } from './ConfirmDialog';

/** Loaded with the first question. */
export const confirmDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.confirm" */ './ConfirmDialog'),
  'ConfirmDialog',
);

type Question = ConfirmQuestion & {
  /**
   * Runs after confirmation while the dialog stays open and busy. The dialog closes when this
   * settles, but stays open for another try when it resolves to false.
   */
  action?: () => Promise<unknown>;
};

/** Resolves to whether the user confirmed (and, with an action, whether it succeeded). */
export type Confirm = (question?: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const answer = useRef<((agreed: boolean) => void) | null>(null);

  const settle = useCallback((agreed: boolean) => {
    answer.current?.(agreed);
    answer.current = null;
    setOpen(false);
  }, []);

  const confirm = useCallback<Confirm>(
    (asked = {}) =>
      new Promise((resolve) => {
        // A new confirmation declines the previous one.
        answer.current?.(false);
        answer.current = resolve;
        setQuestion(asked);
        setOpen(true);
      }),
    [],
  );

  const handleConfirm = async () => {
    if (isBusy) return;
    if (!question?.action) return settle(true);
    setBusy(true);
    try {
      if ((await question.action()) !== false) settle(true);
    } catch {
      settle(false);
    } finally {
      setBusy(false);
    }
  };

  const dialog = useMemo(() => (question ? { ...question, action: undefined } : null), [question]);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {dialog && (
        <confirmDialog.Component
          {...dialog}
          isOpen={isOpen}
          isBusy={isBusy}
          onConfirm={() => void handleConfirm()}
          onCancel={() => settle(false)}
          onClosed={() => setQuestion((current) => (answer.current ? current : null))}
        />
      )}
    </ConfirmContext>
  );
}
