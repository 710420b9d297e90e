import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { ViewList } from '@/shared/records';
import type { Table } from '../state/useTable';
import { ToolButton } from '../toolbar/ToolButton';

const panel = lazyComponent(
  () => import(/* webpackChunkName: "later.saved-views" */ './ViewsPanel'),
  'ViewsPanel',
);

/** Opens the saved views of a list. */
export const ViewsButton = ({ table, list }: { table: Table; list: ViewList }) => (
  <ToolButton
    title="Tampilan tersimpan"
    word="Tampilan"
    icon={<BookmarksOutlined fontSize="small" />}
    onPoint={panel.preload}
    panel={(anchor, onClose) => (
      <panel.Component anchor={anchor} table={table} list={list} onClose={onClose} />
    )}
  />
);
