import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type SavedView,
  useDeleteSavedViewMutation,
  useListSavedViewsQuery,
} from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import type { ViewList } from '@/shared/records';
import { type Table, visibleColumns } from '../state/useTable';
import { ToolPanel } from '../toolbar/ToolPanel';
import { ViewForm } from './ViewForm';
import { viewQueryOf, withView } from './viewQuery';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 280,
  overflowY: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 2 },
  '& .view': {
    flex: 1,
    justifyContent: 'flex-start',
    gap: 8,
    minWidth: 0,
    whiteSpace: 'normal',
    textAlign: 'left',
  },
});

type Props = { anchor: HTMLElement; table: Table; list: ViewList; onClose: () => void };

/**
 * Lists the saved views: choose, save, rename and delete.
 * @public used through the module that `ViewsButton` imports
 */
export function ViewsPanel({ anchor, table, list, onClose }: Props) {
  const views = useListSavedViewsQuery({ list });
  const [deleteView] = useDeleteSavedViewMutation();
  const remove = useConfirmedDelete();
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const renameButton = useRef<HTMLElement>(null);
  const shown = views.data?.data;
  const [url, setUrl] = useSearchParams();
  const query = viewQueryOf(table.settings, table.state, visibleColumns(table));

  const open = (view: SavedView) => {
    setUrl(withView(url, table.settings, view.query), { preventScrollReset: true });
    onClose();
  };

  return (
    <ToolPanel anchor={anchor} title="Tampilan tersimpan" onClose={onClose}>
      {views.isError && <div role="alert">{TABLE_LOAD_FAILED}</div>}
      {!shown && !views.isError && <Skeleton height={38} />}
      {shown?.length === 0 && <Typography color="text.secondary">Belum ada tampilan.</Typography>}
      {shown && shown.length > 0 && (
        <List aria-label="Daftar tampilan">
          {shown.map((view) => (
            <li key={view.id}>
              <Button
                className="view"
                color="inherit"
                aria-current={view.query === query}
                onClick={() => open(view)}
              >
                {view.name}
                {view.is_shared && <Badge>Semua orang</Badge>}
              </Button>
              {view.may_change && (
                <>
                  <IconButton
                    size="small"
                    aria-label={`Ubah nama ${view.name}`}
                    onClick={({ currentTarget }) => {
                      renameButton.current = currentTarget;
                      setRenamed(view);
                    }}
                  >
                    <EditOutlined fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={`Hapus ${view.name}`}
                    onClick={() =>
                      remove(`Tampilan ${view.name}`, () => deleteView({ id: view.id }).unwrap())
                    }
                  >
                    <DeleteOutlined fontSize="small" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </List>
      )}
      <ViewForm
        key={renamed?.id ?? 'new'}
        list={list}
        query={query}
        renamed={renamed}
        onDone={() => {
          setRenamed(null);
          // The form that had the focus is gone.
          renameButton.current?.focus();
        }}
      />
    </ToolPanel>
  );
}
