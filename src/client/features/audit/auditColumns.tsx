import { styled } from '@mui/material/styles';
import type { AuditEntry } from '@/client/api/api';
import { ACTION_STYLES } from '@/client/records/history/actionStyles';
import { actorOf } from '@/client/records/history/entrySentence';
import { recordLabel } from '@/client/records/history/fieldText';
import type { CampusClock } from '@/client/records/history/useCampusClock';
import type { Column } from '@/client/table/column';
import { Badge } from '@/client/ui/cells/Badge';
import { formatDateTime } from '@/shared/format';
import { ACTION_LABELS, resourceLabel, summaryOf } from './auditTexts';

const Second = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

const ActionBadge = ({ action }: Pick<AuditEntry, 'action'>) => {
  const { Icon, colour } = ACTION_STYLES[action];
  return (
    <Badge tone={colour === 'secondary' ? 'neutral' : colour} icon={<Icon aria-hidden />}>
      {ACTION_LABELS[action]}
    </Badge>
  );
};

/** The server orders entries by time only. */
const unsorted = { sortable: false } as const;

export const auditColumns = (clock: CampusClock): readonly Column<AuditEntry>[] => [
  {
    ...unsorted,
    field: 'at',
    header: 'Waktu',
    width: 152,
    minWidth: 108,
    card: 'line',
    value: ({ at }) => formatDateTime(clock(at)),
  },
  {
    ...unsorted,
    field: 'actor.name',
    header: 'Pelaku',
    flex: 1.3,
    minWidth: 150,
    card: 'title',
    value: (entry) => actorOf(entry).name,
    render: (entry) => {
      const { name, role } = actorOf(entry);
      return (
        <>
          {name}
          {role && <Second>{role}</Second>}
        </>
      );
    },
  },
  {
    ...unsorted,
    field: 'action',
    header: 'Tindakan',
    width: 196,
    minWidth: 196,
    card: 'badge',
    value: ({ action }) => ACTION_LABELS[action],
    render: ({ action }) => <ActionBadge action={action} />,
  },
  {
    ...unsorted,
    field: 'label',
    header: 'Data',
    flex: 1.6,
    minWidth: 170,
    render: ({ resource, label }) => (
      <>
        {label ? recordLabel(label) : resourceLabel(resource)}
        {label && <Second>{resourceLabel(resource)}</Second>}
      </>
    ),
  },
  {
    ...unsorted,
    field: 'changes',
    header: 'Perubahan',
    flex: 1.7,
    minWidth: 170,
    value: (entry) => summaryOf(entry, clock),
  },
];
