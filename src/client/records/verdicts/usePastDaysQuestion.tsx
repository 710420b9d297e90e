import { type VerdictChanges, verdictChangesOf } from '@/client/api/serverErrors';
import { useEditQuestion } from '@/client/records/questions/useEditQuestion';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { PastDaysAnswer } from './PastDaysDialog';

const pastDaysDialog = lazyComponent(() => import('./PastDaysDialog'), 'PastDaysDialog');

interface Options {
  /** Whether the reason of the edit is stored with the record: the question shows it and asks for no other one. */
  isReasonGiven?: boolean;
}

/** Asks about verdicts on past days that an edit changes (docs/decisions/0102). */
export const usePastDaysQuestion = ({ isReasonGiven = false }: Options = {}) =>
  useEditQuestion<VerdictChanges, PastDaysAnswer>({
    read: verdictChangesOf,
    preload: pastDaysDialog.preload,
    dialog: (props) => <pastDaysDialog.Component {...props} isReasonGiven={isReasonGiven} />,
  });
