import CelebrationOutlined from '@mui/icons-material/CelebrationOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { NO_FILTERS } from './deskState';
import { EMPTY_TEXTS } from './deskTexts';
import type { Desk } from './useDesk';

/** Says why the view is empty; without anything that waits, a small celebration. */
export function DeskEmpty({ desk: { state, filters, change } }: { desk: Desk }) {
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState
        icon={<SearchOffOutlined />}
        text="Tidak ada yang cocok."
        description="Tidak ada aktivitas di tampilan ini yang cocok dengan pencarian atau filter."
        action={
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => change({ ...NO_FILTERS, search: '' })}
          >
            Hapus pencarian dan filter
          </Button>
        }
      />
    );
  }
  const isCelebrated = state.view === 'waiting';
  return (
    <EmptyState
      icon={isCelebrated ? <CelebrationOutlined /> : undefined}
      {...EMPTY_TEXTS[state.view]}
      action={
        isCelebrated && (
          <Button variant="outlined" color="secondary" onClick={() => change({ view: 'done' })}>
            Lihat yang sudah selesai
          </Button>
        )
      }
    />
  );
}
