import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { FreePlaces } from '@/client/api/api';
import { LecturerPerSwitch } from '@/client/records/placements/LecturerPerSwitch';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { formatNumber } from '@/shared/formatNumber';
import { freeText, loadText } from './options';
import { type Plan, plannedPlaces } from './plan';

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 8 },
});
const List = styled('ul')(({ theme }) => ({
  maxHeight: 360,
  margin: '8px 0 0',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '& ul': { maxHeight: 'none', margin: '0 0 6px 42px', border: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li li + li': { border: 0 },
}));
const Label = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 40,
  padding: '0 14px 0 4px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > .fact': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    minHeight: 48,
    '& > .fact': { gridColumn: 2, paddingBottom: 6 },
  },
}));

type ChoiceProps = {
  name: string;
  fact?: string;
  checked: boolean;
  onChange: () => void;
  children?: ReactNode;
};

const Choice = ({ name, fact, checked, onChange, children }: ChoiceProps) => (
  <li>
    <Label>
      <Checkbox size="small" checked={checked} onChange={onChange} />
      <span>{name}</span>
      {fact && <span className="fact">{fact}</span>}
    </Label>
    {children}
  </li>
);

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** A longer list gets a search field. */
const FEW = 12;

type Props = {
  places: FreePlaces;
  plan: Plan;
  onChange: (plan: Plan) => void;
  /** The number of students who need a place. */
  count: number;
};

/** The companies, mentors and lecturers over which the students are spread. */
export function SpreadFields({ places, plan, onChange, count }: Props) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = places.companies.filter(
    ({ id, name }) =>
      // Chosen companies stay in the list.
      plan.companyIds.includes(id) || words.every((word) => name.toLowerCase().includes(word)),
  );
  // A company without a place or a mentor would only be an error later.
  const offeredIds = places.companies
    .filter(({ free, mentors }) => free > 0 && mentors.length > 0)
    .map(({ id }) => id);
  const areAllChosen =
    plan.companyIds.length > 0 && offeredIds.every((id) => plan.companyIds.includes(id));
  const lecturerIds = places.lecturers.map(({ id }) => id);
  const isNoneChosen = lecturerIds.every((id) => plan.leftOutLecturers.includes(id));
  const planned = plannedPlaces(plan, places);
  const missing = Math.max(0, count - planned);

  return (
    <>
      <Group>
        <Typography component="legend" variant="h3">
          Mitra Industri dan Mentor
        </Typography>
        {places.companies.length > FEW && (
          <SearchBox label="Cari mitra industri..." value={search} onChange={setSearch} />
        )}
        <Button
          color="inherit"
          size="small"
          onClick={() => onChange({ ...plan, companyIds: areAllChosen ? [] : offeredIds })}
        >
          {areAllChosen ? 'Kosongkan pilihan mitra' : 'Pilih semua mitra'}
        </Button>
        <List>
          {shown.map((company) => {
            const isChosen = plan.companyIds.includes(company.id);
            return (
              <Choice
                key={company.id}
                name={company.name}
                fact={company.mentors.length > 0 ? freeText(company) : 'tanpa mentor aktif'}
                checked={isChosen}
                onChange={() =>
                  onChange({ ...plan, companyIds: toggled(plan.companyIds, company.id) })
                }
              >
                {isChosen && (
                  <List aria-label={`Mentor ${company.name}`}>
                    {company.mentors.map(({ id, name }) => (
                      <Choice
                        key={id}
                        name={name}
                        checked={!plan.leftOutMentors.includes(id)}
                        onChange={() =>
                          onChange({ ...plan, leftOutMentors: toggled(plan.leftOutMentors, id) })
                        }
                      />
                    ))}
                  </List>
                )}
              </Choice>
            );
          })}
        </List>
      </Group>
      <Group>
        <Typography component="legend" variant="h3">
          Dosen
        </Typography>
        <Button
          color="inherit"
          size="small"
          onClick={() => onChange({ ...plan, leftOutLecturers: isNoneChosen ? [] : lecturerIds })}
        >
          {isNoneChosen ? 'Pilih semua dosen' : 'Kosongkan pilihan dosen'}
        </Button>
        <LecturerPerSwitch
          value={plan.lecturerPer}
          onChange={(lecturerPer) => onChange({ ...plan, lecturerPer })}
        />
        <List>
          {places.lecturers.map((lecturer) => (
            <Choice
              key={lecturer.id}
              name={lecturer.name}
              fact={loadText(lecturer)}
              checked={!plan.leftOutLecturers.includes(lecturer.id)}
              onChange={() =>
                onChange({
                  ...plan,
                  leftOutLecturers: toggled(plan.leftOutLecturers, lecturer.id),
                })
              }
            />
          ))}
        </List>
      </Group>
      <Typography role="status">
        {formatNumber(planned)} tempat kosong untuk {formatNumber(count)} mahasiswa
        {missing > 0 && planned > 0
          ? `; ${formatNumber(missing)} mahasiswa belum mendapat tempat.`
          : '.'}
      </Typography>
    </>
  );
}
