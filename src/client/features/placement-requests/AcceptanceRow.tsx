import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FreePlaces, PlacementRequest } from '@/client/api/api';
import { InviteButton } from '@/client/records/invitations/InviteButton';
import { PlacementNotes } from '@/client/records/placements/PlacementNotes';
import { formatDate } from '@/shared/format';
import { MISSING } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { companyOf, mentorsAt, type Plan, withMentor } from './acceptances';
import { PlanEditor } from './PlanEditor';
import type { Notes } from './useAcceptanceCheck';

const Item = styled('li')(({ theme }) => ({
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // There may be 500 rows; the browser skips the layout of invisible ones.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 110px',
  overflowWrap: 'anywhere',
}));
const Facts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '2px 8px',
});
const Words = styled('div')(({ theme }) => ({
  gridColumn: 2,
  minWidth: 0,
  '& a': { color: 'inherit', fontWeight: 600 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none' },
}));
const Editor = styled('div')({ paddingBottom: 4 });

type Props = {
  plan: Plan;
  request: PlacementRequest;
  places: FreePlaces;
  notes: Notes | undefined;
  isIncluded: boolean;
  /** Missing for the only request of a page, which is always included. */
  onInclude?: () => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (plan: Plan) => void;
};

const NO_NOTES: Notes = { errors: [], warnings: [] };

/** Where the students of a request would be placed, which can be changed in place. */
export function AcceptanceRow(props: Props) {
  const { plan, request, places, notes = NO_NOTES, isIncluded, onInclude } = props;
  const { isOpen, onOpen, onChange } = props;
  const { student_name, sent_on } = request;
  const [hasInvited, setInvited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const company = companyOf(plan, request);
  const lacksMentors = company !== undefined && mentorsAt(places, company.id).length === 0;
  const mentorName = (id: number | null) =>
    mentorsAt(places, plan.company_id).find((mentor) => mentor.id === id)?.name ?? MISSING;
  const lecturerName = (id: number | null) =>
    places.lecturers.find((lecturer) => lecturer.id === id)?.name ?? MISSING;

  useEffect(() => {
    if (isOpen) editor.current?.querySelector('select')?.focus();
  }, [isOpen]);
  const close = () => {
    onOpen(false);
    edit.current?.focus();
  };

  return (
    <Item>
      <Facts>
        {onInclude && (
          <Checkbox
            checked={isIncluded}
            onChange={onInclude}
            slotProps={{ input: { 'aria-label': `Sertakan ${student_name}` } }}
            sx={{ mt: -1 }}
          />
        )}
        <Words>
          {onInclude && (
            <>
              <Link to={paths.placementRequests.show(request.id)}>{student_name}</Link>{' '}
              <small>dikirim {formatDate(sent_on)}</small>
            </>
          )}
          <div>{company?.name ?? 'Mitra belum dipilih'}</div>
          <ul>
            {plan.students.map(({ student_id, name, nim, mentor_id, lecturer_id }) => (
              <li key={student_id}>
                {name} <small>{nim}</small>
                <br />
                <small>
                  {`Mentor: ${mentorName(mentor_id)} · Dosen: ${lecturerName(lecturer_id)}`}
                </small>
              </li>
            ))}
          </ul>
          <PlacementNotes name={student_name} {...notes} />
          {(lacksMentors || hasInvited) && !isOpen && (
            <InviteButton
              of="mentor"
              company={company}
              size="small"
              sx={{ mt: 1 }}
              onInvited={({ id }) => {
                // The dialog goes on with the code while the list of mentors grows.
                setInvited(true);
                onChange(withMentor(plan, id));
              }}
            />
          )}
        </Words>
        <Button
          ref={edit}
          color="secondary"
          startIcon={<EditOutlined />}
          aria-label={`Ubah penempatan ${student_name}`}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : onOpen(true))}
          sx={{ gridColumn: 3, minHeight: { xs: 44, md: 0 } }}
        >
          Ubah
        </Button>
      </Facts>
      {isOpen && (
        <Editor ref={editor} role="group" aria-label={`Penempatan ${student_name}`}>
          <PlanEditor plan={plan} request={request} places={places} onChange={onChange} />
          <Button variant="outlined" color="secondary" onClick={close} sx={{ mt: 1.5 }}>
            Selesai
          </Button>
        </Editor>
      )}
    </Item>
  );
}
