import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { AttendanceRequest } from '@/client/api/api';
import { DecisionButtons } from '@/client/records/requests/DecisionButtons';
import { RequestFacts } from '@/client/records/requests/RequestFacts';
import { Badge } from '@/client/ui/cells/Badge';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { attendanceRequestFields } from '@/shared/resources/attendance-requests/attendanceRequestFields';
import {
  REQUEST_KIND_LABELS,
  type RequestDecision,
} from '@/shared/resources/attendance-requests/constants';

export const requestRowId = (id: number) => `request-${id}`;

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 12px',
  padding: '14px 16px 14px 8px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginBlock: 16,
  '&[data-pending]': { opacity: 0.5 },
  '&[data-selected]': { backgroundColor: theme.vars.palette.action.selected },
  '&:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
  '& h2': {
    ...theme.typography.h3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    margin: '0 0 6px',
    overflowWrap: 'anywhere',
  },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  '& h2 a:hover': { textDecoration: 'underline' },
  '& h2 span span': { color: theme.vars.palette.text.secondary, fontWeight: 500 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    padding: '14px 14px 16px 4px',
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 132,
  '& > button': { gap: 4 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, maxWidth: 160 },
  [theme.breakpoints.down('md')]: {
    gridColumn: '1 / -1',
    flexDirection: 'row',
    flexWrap: 'wrap',
    paddingLeft: 10,
    marginTop: 8,
    '& > button': { flex: 1, minHeight: 44 },
    '& small': { maxWidth: 'none' },
  },
}));

type Props = {
  request: AttendanceRequest;
  isSelected: boolean;
  isPending: boolean;
  onSelect: (request: AttendanceRequest) => void;
  onDecide: (decision: RequestDecision, request: AttendanceRequest) => void;
};

/** A request with what its reviewer needs to decide. */
export function RequestRow({ request, isSelected, isPending, onSelect, onDecide }: Props) {
  const { id, student_name, student_nim, company_name, kind, state, allowed } = request;
  const isWaitingForMentor = state === 'waiting' && allowed.length === 0;
  return (
    <Row
      id={requestRowId(id)}
      tabIndex={-1}
      aria-label={`${REQUEST_KIND_LABELS[kind]}, ${student_name}`}
      aria-busy={isPending}
      data-pending={isPending || undefined}
      data-selected={isSelected || undefined}
    >
      <Checkbox
        checked={isSelected}
        onChange={() => onSelect(request)}
        slotProps={{ input: { 'aria-label': `Pilih ${student_name}` } }}
        sx={{ alignSelf: 'start', mt: -1 }}
      />
      <div>
        <h2>
          <span>
            <Link to={paths.internships.show(request.internship_id)}>{student_name}</Link>{' '}
            <span>
              {student_nim} · {company_name}
            </span>
          </span>
          <Badge tone="info">{REQUEST_KIND_LABELS[kind]}</Badge>
          <StateBadge field={attendanceRequestFields.state} value={state} />
        </h2>
        <RequestFacts request={request} />
      </div>
      <Actions>
        <DecisionButtons request={request} isPending={isPending} hasKeys onDecide={onDecide} />
        {isWaitingForMentor && (
          <small>
            Menunggu mentor. Dosen dapat memutuskan mulai {formatDate(request.lecturer_from)}.
          </small>
        )}
      </Actions>
    </Row>
  );
}
