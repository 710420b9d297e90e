import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Review } from '@/client/api/api';
import { Kbd } from '@/client/ui/Kbd';
import { LogChanges } from './LogChanges';
import { isResubmitted } from './overlay';
import { rowId } from './useRowFocus';

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '80ch',
  ...theme.typography.body1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '&[data-short]': {
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '&[data-missing]': { color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
}));

const Part = styled('div')(({ theme }) => ({
  '& h4': {
    ...theme.typography.caption,
    margin: '0 0 2px',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
}));

const Toggle = styled(Button)(({ theme }) => ({
  justifySelf: 'start',
  minHeight: 28,
  padding: '0 6px',
  margin: '-4px 0 -2px -6px',
  gap: 4,
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

type Props = { row: Review; isOpen: boolean; isCurrent: boolean; onToggle: () => void };

/** Three lines of the log; when open, the whole log and the plan of the activity. */
export function ReviewLog({ row, isOpen, isCurrent, onToggle }: Props) {
  const id = `${rowId(row.id)}-log`;
  const log = !row.log ? (
    <Text data-missing>Belum ada catatan kegiatan.</Text>
  ) : isResubmitted(row) && row.returned_log ? (
    <LogChanges before={row.returned_log} after={row.log.text} isOpen={isOpen} />
  ) : (
    <Text data-short={isOpen ? undefined : true}>{row.log.text}</Text>
  );

  return (
    <>
      <div id={id}>
        {isOpen ? (
          <div style={{ display: 'grid', gap: 10 }}>
            <Part>
              <h4>Catatan kegiatan</h4>
              {log}
            </Part>
            <Part>
              <h4>Rencana</h4>
              <Text>{row.description}</Text>
            </Part>
          </div>
        ) : (
          log
        )}
      </div>
      <Toggle
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-keyshortcuts="Enter"
        tabIndex={isCurrent ? 0 : -1}
        startIcon={isOpen ? <ExpandLessOutlined /> : <ExpandMoreOutlined />}
        onClick={onToggle}
      >
        {isOpen ? 'Ringkas' : 'Selengkapnya'}
        {isCurrent && <Kbd aria-hidden>↵</Kbd>}
      </Toggle>
    </>
  );
}
