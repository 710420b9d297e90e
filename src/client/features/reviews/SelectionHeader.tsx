import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useLazyGetReviewSelectionQuery } from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { notify } from '@/client/ui/toasts/notify';
import { REVIEW_SELECTION_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import { FAILED_TEXT } from './deskTexts';
import type { Desk } from './useDesk';

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

/** Selects what is shown, or all of the view, also beyond the page. */
export function SelectionHeader({ desk }: { desk: Desk }) {
  const { rows, selected, select, setSelected, counts, state, filters } = desk;
  const [fetchSelection, { isFetching }] = useLazyGetReviewSelectionQuery();
  const chosen = rows.filter(({ id }) => selected.has(id)).length;
  const isAll = chosen === rows.length && rows.length > 0;
  const total = counts?.[state.view] ?? 0;
  const most = Math.min(total, REVIEW_SELECTION_MAX);

  const selectView = async () => {
    try {
      const request = { view: state.view, group: state.group, ...filters };
      const { data } = await fetchSelection(request).unwrap();
      setSelected(new Set(data.activity_ids));
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
          <Checkbox
            checked={isAll}
            indeterminate={chosen > 0 && !isAll}
            onChange={() =>
              select(
                rows.map(({ id }) => id),
                !isAll,
              )
            }
          />
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
