import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import type { AuditChange, AuditEntry } from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { CutText } from '@/client/records/history/ChangeText';
import { actorOf, entrySentence, thingByName } from '@/client/records/history/entrySentence';
import { fieldLabel, fieldText, inFormOrder } from '@/client/records/history/fieldText';
import type { CampusClock } from '@/client/records/history/useCampusClock';
import { DetailList } from '@/client/ui/DetailList';
import { SideDrawer } from '@/client/ui/SideDrawer';
import { formatDateTime } from '@/shared/format';
import { formatNumber, MISSING } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { ACTION_LABELS, resourceLabel } from './auditTexts';

const Section = styled('section')(({ theme }) => ({
  padding: '16px 20px 6px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

// Two columns, also on a phone.
const Details = styled('div')({
  '& > dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', gap: '12px 16px' },
});

const Fields = styled('dl')(({ theme }) => ({
  margin: '12px 0 0',
  '& dt': { marginBottom: 4, fontWeight: 600 },
  '& dd': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    gap: 8,
    margin: '0 0 14px',
  },
  '& dd > div': {
    padding: '6px 12px 8px',
    borderRadius: 8,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: theme.vars.palette.secondary.fill,
  },
  '& dd > div > small': {
    display: 'block',
    fontSize: '0.75rem',
    color: theme.vars.palette.secondary.text,
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 48 } },
}));

type ChangeProps = { change: AuditChange; entry: AuditEntry; clock: CampusClock };

function ChangedField({ change: { field, old, new: now }, entry, clock }: ChangeProps) {
  const box = (title: string, value: string | null) => (
    <div>
      <small>{title}</small>
      {value === null ? (
        MISSING
      ) : (
        <CutText>{fieldText(entry.resource, field, value, clock)}</CutText>
      )}
    </div>
  );
  const isSecret = old === null && now === null;
  return (
    <>
      <dt>{fieldLabel(entry.resource, field)}</dt>
      <dd>
        {isSecret ? (
          <div>diubah</div>
        ) : (
          <>
            {entry.action !== 'create' && box('Sebelum', old)}
            {entry.action !== 'delete' && box('Sesudah', now)}
          </>
        )}
      </dd>
    </>
  );
}

type Props = { entry: AuditEntry; clock: CampusClock; onClose: () => void };

/**
 * All that an entry says.
 * @public used through the module that `AuditPage` imports
 */
export function AuditEntryDrawer({ entry, clock, onClose }: Props) {
  const changesId = useId();
  const { name, role } = actorOf(entry);
  const { action, resource, record_id, actor, reason } = entry;
  const sentence = entrySentence({ ...entry, changes: [] }, thingByName(entry)).text;
  const changes = inFormOrder(
    resource,
    entry.changes.filter(({ field }) => field !== 'id'),
  );
  const { record } = entry;
  const url = record && RECORD_PAGES[record.resource].urlOf(record.id, record.internship_id);

  const actions = (
    <Actions>
      {url && (
        <Button component={Link} to={url} variant="contained">
          Buka data
        </Button>
      )}
      {record_id && (
        <Button
          component={Link}
          to={paths.auditEntries.ofRecord(resource, record_id)}
          variant="outlined"
          color="secondary"
        >
          Semua jejak data ini
        </Button>
      )}
      {actor && (
        <Button
          component={Link}
          to={paths.auditEntries.ofPerson(actor.id)}
          variant="outlined"
          color="secondary"
        >
          Semua jejak orang ini
        </Button>
      )}
    </Actions>
  );

  return (
    <SideDrawer
      title={`${ACTION_LABELS[action]} · ${formatDateTime(clock(entry.at))}`}
      lead={
        <Typography sx={{ mt: 0.5 }}>
          <strong>{name}</strong> {sentence}
        </Typography>
      }
      actions={actions}
      width={520}
      onClose={onClose}
    >
      {changes.length > 0 && (
        <Section aria-labelledby={changesId}>
          <Typography id={changesId} variant="h2" component="h3">
            Isi
          </Typography>
          <Fields>
            {changes.map((change) => (
              <ChangedField key={change.field} change={change} entry={entry} clock={clock} />
            ))}
          </Fields>
        </Section>
      )}
      <Details>
        <DetailList
          details={[
            { label: 'Pelaku', value: name },
            { label: 'Peran', value: role },
            { label: 'Alamat IP', value: entry.address },
            { label: 'Perangkat', value: entry.device },
            { label: 'Data', value: resourceLabel(resource) },
            { label: 'Nomor atau kode', value: record_id },
            { label: 'Operasi', value: entry.operation },
            { label: 'Nomor jejak', value: formatNumber(entry.id) },
            ...(reason ? [{ label: 'Alasan', value: reason, isWide: true }] : []),
          ]}
        />
      </Details>
    </SideDrawer>
  );
}
