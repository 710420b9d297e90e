import { type Leftovers, leftoversOf } from '@/client/api/serverErrors';
import { useEditQuestion } from '@/client/records/questions/useEditQuestion';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { ASKING } from '@/shared/constants/leftovers';
import type { LeftoversAnswer } from './LeftoversDialog';

const leftoversDialog = lazyComponent(() => import('./LeftoversDialog'), 'LeftoversDialog');

/** Asks about records that an edit leaves over (docs/decisions/0040). */
export const useLeftoversQuestion = () =>
  useEditQuestion<Leftovers, LeftoversAnswer>({
    read: leftoversOf,
    preload: leftoversDialog.preload,
    asking: ASKING,
    dialog: (props) => <leftoversDialog.Component {...props} />,
  });
