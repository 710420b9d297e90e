import type { StoredScores } from '@/client/api/api';
import { changedByOthers, merged } from '@/client/records/conflicts/threeWay';
import { numberText } from '@/client/ui/fields/parseNumber';
import { asText } from '@/client/ui/form/formFields';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { gradeFields } from '@/shared/resources/grades/gradeFields';
import { byScorePart, SCORE_PARTS } from '@/shared/resources/grades/scores';
import { type Cells, type SheetRow, sidesOf } from './sheetRow';

const dialog = lazyComponent(
  () => import(/* webpackChunkName: "later.stale" */ '@/client/records/conflicts/ConflictDialog'),
  'ConflictDialog',
);

const textOf = (value: unknown) => numberText(asText(value));
const fields = new Map(
  SCORE_PARTS.map((part) => [part as string, { label: gradeFields[part].label, textOf }]),
);

type Props = {
  row: SheetRow;
  theirs: StoredScores;
  onCancel: () => void;
  onMerged: (cells: Cells) => void;
};

/** Asks which scores to keep, as on the page of a grade. */
export function SheetConflict({ row, theirs, onCancel, onMerged }: Props) {
  const sides = sidesOf(row, theirs);
  return (
    <dialog.Component
      record={{ of: 'grades', id: theirs.id }}
      sides={sides}
      names={changedByOthers(sides, SCORE_PARTS)}
      fields={fields}
      onCancel={onCancel}
      onSave={(choices) => {
        const { current, mine } = sides;
        const scores = merged({ current, mine }, sides, choices);
        onMerged(byScorePart((part) => textOf(scores[part])));
      }}
    />
  );
}
