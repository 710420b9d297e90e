import { styled } from '@mui/material/styles';
import type { FreePlaces, PlacementRequest } from '@/client/api/api';
import { InviteButton } from '@/client/records/invitations/InviteButton';
import { choiceText } from '@/client/records/placements/placementTexts';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { formatNumber } from '@/shared/formatNumber';
import {
  atCompany,
  companyOf,
  mentorsAt,
  offeredTo,
  type Plan,
  withLecturer,
  withMentor,
  withStudent,
} from './acceptances';

const Grid = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  '& label': { display: 'grid', gap: 4, minWidth: 0, fontSize: '0.8125rem' },
  '& select': { width: '100%', height: 44 },
});

const Invitations = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
});

type Option = { value: number; label: string };

type ChoiceProps = {
  label: string;
  value: number | null;
  options: readonly Option[];
  onChange: (value: number | null) => void;
};

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
  <label>
    {label}
    <NativeSelect
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      <option value="">Pilih…</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  </label>
);

type Props = {
  plan: Plan;
  request: PlacementRequest;
  places: FreePlaces;
  onChange: (plan: Plan) => void;
};

/** The company of a request, and mentor and lecturer of each student. */
export function PlanEditor({ plan, request, places, onChange }: Props) {
  const companies = offeredTo(request).map((choice) => ({
    value: choice.company_id,
    label: `${choice.company_name} (${choiceText(choice)})`,
  }));
  const company = companyOf(plan, request);
  const mentors = mentorsAt(places, plan.company_id).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const lecturers = places.lecturers.map(({ id, name, students_count }) => ({
    value: id,
    label: `${name} (${formatNumber(students_count)} mahasiswa)`,
  }));
  const isGroup = plan.students.length > 1;
  const about = (word: string, name: string) => (isGroup ? `${word} ${name}` : word);

  return (
    <Grid>
      <Choice
        label="Mitra Industri"
        value={plan.company_id}
        options={companies}
        onChange={(company_id) => onChange(atCompany(plan, company_id, places))}
      />
      {plan.students.flatMap((student) => [
        <Choice
          key={`mentor ${student.student_id}`}
          label={about('Mentor', student.name)}
          value={student.mentor_id}
          options={mentors}
          onChange={(mentor_id) => onChange(withStudent(plan, { ...student, mentor_id }))}
        />,
        <Choice
          key={`lecturer ${student.student_id}`}
          label={about('Dosen', student.name)}
          value={student.lecturer_id}
          options={lecturers}
          onChange={(lecturer_id) => onChange(withStudent(plan, { ...student, lecturer_id }))}
        />,
      ])}
      <Invitations>
        {company && (
          <InviteButton
            of="mentor"
            company={company}
            size="small"
            onInvited={({ id }) => onChange(withMentor(plan, id))}
          />
        )}
        <InviteButton
          of="lecturer"
          size="small"
          onInvited={({ id }) => onChange(withLecturer(plan, id))}
        />
      </Invitations>
    </Grid>
  );
}
