import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Internship, type InternshipPeriod, useListInternshipsQuery } from '@/client/api/api';
import { periodOption } from '@/client/records/pickers/periodOption';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { FieldGrid } from '@/client/ui/form/FormSection';
import { StickyActions, StickyCard } from '@/client/ui/form/StickyActions';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { SCHEDULE_PLACEMENTS_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import { Picker } from '../place/Picker';
import { StepHeading } from '../place/StepHeading';

const Section = styled('div')({ display: 'grid', gap: 12, padding: '20px 20px 12px' });
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Count = styled('strong')({ marginRight: 'auto', fontVariantNumeric: 'tabular-nums' });

const List = styled('ul')(({ theme }) => ({
  maxHeight: 480,
  overflow: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& label': { width: '100%', minHeight: 44, margin: 0, padding: '2px 20px 2px 10px' },
  '& label > span': { overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
}));

const textOf = ({ student, mentor }: Internship) =>
  `${student.user.name} ${student.nim} ${mentor.company.name} ${mentor.user.name}`.toLowerCase();

/** The companies of the placements, by name. */
const companiesOf = (placements: readonly Internship[]) =>
  [...new Map(placements.map(({ mentor: { company } }) => [company.id, company.name]))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'id'));

type Props = {
  periods: readonly InternshipPeriod[];
  period: InternshipPeriod;
  onPeriod: (id: number) => void;
  chosen: ReadonlyMap<number, Internship>;
  onChosen: (chosen: ReadonlyMap<number, Internship>) => void;
  cancelTo: string;
  onNext: () => void;
  takesFocus: boolean;
};

/** The students of a period who get the schedule. */
export function PlacementsStep(props: Props) {
  const { periods, period, onPeriod, chosen, onChosen, cancelTo, onNext, takesFocus } = props;
  const [search, setSearch] = useState('');
  const [companyId, setCompanyId] = useState<number | null>(null);
  const list = useListInternshipsQuery({
    internshipPeriodId: period.id,
    sort: 'student.user.name',
  });
  const all = list.currentData?.data;
  const words = search.toLowerCase().split(/\s+/);
  const companies = companiesOf(all ?? []);
  const shown = all?.filter((internship) => {
    if (companyId !== null && internship.mentor.company.id !== companyId) return false;
    const text = textOf(internship);
    return words.every((word) => text.includes(word));
  });
  const isTooMany = chosen.size > SCHEDULE_PLACEMENTS_MAX;

  const toggle = (internship: Internship) => {
    const next = new Map(chosen);
    if (!next.delete(internship.id)) next.set(internship.id, internship);
    onChosen(next);
  };
  const chooseShown = () =>
    onChosen(new Map([...chosen, ...(shown ?? []).map((one) => [one.id, one] as const)]));

  return (
    <StickyCard>
      <Section>
        <StepHeading takesFocus={takesFocus}>Pilih mahasiswa</StepHeading>
        <FieldGrid>
          <Picker
            label="Periode Magang"
            required
            options={periods.map(periodOption)}
            value={period.id}
            selected={periodOption(period)}
            onChange={(id) => {
              if (id === null) return;
              setCompanyId(null);
              onPeriod(Number(id));
            }}
          />
          {companies.length > 1 && (
            <Picker
              label="Mitra Industri"
              placeholder="Semua mitra"
              options={companies}
              value={companyId}
              onChange={(id) => setCompanyId(id === null ? null : Number(id))}
            />
          )}
        </FieldGrid>
        <Tools>
          <SearchBox label="Cari mahasiswa..." value={search} onChange={setSearch} />
          <Button color="inherit" disabled={!shown?.length} onClick={chooseShown}>
            Pilih {formatNumber(shown?.length ?? 0)} yang tampil
          </Button>
          {chosen.size > 0 && (
            <Button color="inherit" onClick={() => onChosen(new Map())}>
              Kosongkan
            </Button>
          )}
        </Tools>
        <Count role="status">{formatNumber(chosen.size)} mahasiswa dipilih</Count>
        {isTooMany && (
          <Alert severity="error">{`Maksimal ${SCHEDULE_PLACEMENTS_MAX} mahasiswa sekaligus`}</Alert>
        )}
      </Section>
      {list.isError && !all ? (
        <ErrorState text={FETCH_FAILED} onRetry={list.refetch} />
      ) : !shown ? (
        <LoadingState>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={44} sx={{ mx: 2.5 }} />
          ))}
        </LoadingState>
      ) : shown.length === 0 ? (
        <EmptyState
          text={
            search || companyId ? 'No results.' : 'Belum ada mahasiswa magang pada periode ini.'
          }
        />
      ) : (
        <List aria-label="Mahasiswa magang">
          {shown.map((internship) => (
            <li key={internship.id}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={chosen.has(internship.id)}
                    onChange={() => toggle(internship)}
                  />
                }
                label={
                  <>
                    {internship.student.user.name}{' '}
                    <small>
                      {internship.student.nim} · {internship.mentor.company.name}
                    </small>
                  </>
                }
              />
            </li>
          ))}
        </List>
      )}
      <StickyActions>
        <Button component={Link} to={cancelTo} variant="outlined" color="secondary">
          Batal
        </Button>
        <Button variant="contained" disabled={chosen.size === 0 || isTooMany} onClick={onNext}>
          Lanjut
        </Button>
      </StickyActions>
    </StickyCard>
  );
}
