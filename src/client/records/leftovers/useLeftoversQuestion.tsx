import { type Leftovers, leftoversOf } from '@/client/api/serverErrors';
import { useEditQuestion } from '@/client/records/questions/useEditQuestion';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { LeftoversAnswer } from './LeftoversDialog';

const leftoversDialog = lazyComponent(() => import('./LeftoversDialog'), 'LeftoversDialog');

const ASKING = { seen_leftovers: null };

/** Asks about records that an edit leaves over (docs/decisions/0040). */
export const useLeftoversQuestion = () =>
  useEditQuestion<Leftovers, LeftoversAnswer>({
    read: leftoversOf,
    preload: leftoversDialog.preload,
    asking: ASKING,
    dialog: (props) => <leftoversDialog.Component {...props} />,
  });
