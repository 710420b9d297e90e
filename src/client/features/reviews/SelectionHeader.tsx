import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { Dispatch } from 'react';
import {
  type GetReviewSelectionArg,
  type Review,
  useLazyGetReviewSelectionQuery,
} from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { notify } from '@/client/ui/toasts/notify';
import { REVIEW_SELECTION_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import type { DeskAction } from './desk';
import { FAILED_TEXT } from './deskTexts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 44,
  padding: '0 16px 0 8px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiFormControlLabel-root': { margin: 0, gap: 4 },
  '& .MuiFormControlLabel-label': { ...theme.typography.body2 },
}));

type Props = {
  request: GetReviewSelectionArg;
  rows: readonly Review[];
  selected: ReadonlySet<number>;
  /** The number of activities in the view. */
  total: number;
  dispatch: Dispatch<DeskAction>;
};

/** Selects the shown rows, or the whole view beyond the page. */
export function SelectionHeader({ request, rows, selected, total, dispatch }: Props) {
  const [fetchSelection, { isFetching }] = useLazyGetReviewSelectionQuery();
  const chosen = rows.filter(({ id }) => selected.has(id)).length;
  const isAll = chosen === rows.length && rows.length > 0;
  const most = Math.min(total, REVIEW_SELECTION_MAX);

  const toggleShown = () =>
    dispatch({ type: 'select', ids: rows.map(({ id }) => id), isSelected: !isAll });

  const selectView = async () => {
    try {
      const { data } = await fetchSelection(request).unwrap();
      dispatch({ type: 'selectOnly', ids: data.activity_ids });
      if (data.total > data.activity_ids.length) {
        notify.info(
          `${data.activity_ids.length} aktivitas pertama dipilih`,
          `Sekali jalan paling banyak ${REVIEW_SELECTION_MAX} aktivitas.`,
        );
      }
    } catch {
      notify.error('Gagal memilih', FAILED_TEXT);
    }
  };

  return (
    <Bar>
      <FormControlLabel
        label={`Pilih yang tampil (${rows.length})`}
        control={
          <Checkbox checked={isAll} indeterminate={chosen > 0 && !isAll} onChange={toggleShown} />
        }
      />
      {total > rows.length && selected.size < most && (
        <BusyButton size="small" isBusy={isFetching} onClick={() => void selectView()}>
          {total > most
            ? `Pilih ${most} pertama dari ${formatNumber(total)}`
            : `Pilih semua ${formatNumber(total)} di tampilan ini`}
        </BusyButton>
      )}
    </Bar>
  );
}
