import CelebrationOutlined from '@mui/icons-material/CelebrationOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '@/client/ui/states/EmptyState';
import type { ReviewView } from '@/shared/resources/reviews/constants';
import { NO_FILTERS } from './deskQuery';
import { EMPTY_TEXTS } from './deskTexts';
import type { ChangeDesk } from './useDeskQuery';

type Props = { view: ReviewView; isFiltered: boolean; change: ChangeDesk };

/** Explains why the view is empty; celebrates when no activity waits. */
export function DeskEmpty({ view, isFiltered, change }: Props) {
  if (isFiltered) {
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
  const isCelebrated = view === 'waiting';
  return (
    <EmptyState
      icon={isCelebrated ? <CelebrationOutlined /> : undefined}
      {...EMPTY_TEXTS[view]}
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
