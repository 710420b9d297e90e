import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InternshipPeriod } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { academicYears } from '@/client/records/pickers/filters';
import { periodOption } from '@/client/records/pickers/periodOption';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { BusyButton } from '@/client/ui/BusyButton';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { FormActions } from '@/client/ui/form/FormActions';
import { FieldGrid } from '@/client/ui/form/FormSection';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { notify } from '@/client/ui/toasts/notify';
import { BULK_PLACEMENTS_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import { CandidateList } from './CandidateList';
import type { Candidate } from './draft';
import { PeriodNotice } from './PeriodNotice';
import { Picker } from './Picker';
import { StepHeading } from './StepHeading';
import { CANDIDATES_SHOWN, useCandidates } from './useCandidates';

export type Chosen = ReadonlyMap<number, Candidate>;

const Section = styled('div')({ display: 'grid', gap: 12, padding: '20px 20px 12px' });
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Count = styled('strong')({ marginRight: 'auto', fontVariantNumeric: 'tabular-nums' });
const Pages = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '6px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

type Props = {
  periods: readonly InternshipPeriod[];
  period: InternshipPeriod;
  onPeriod: (id: number) => void;
  /** The period whose placements the list repeats; null for all students. */
  fromId: number | null;
  onFrom: (id: number | null) => void;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  onNext: () => void;
  takesFocus: boolean;
};

const Skeletons = () => (
  <LoadingState>
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height={44} sx={{ mx: 2.5 }} />
    ))}
  </LoadingState>
);

/** The first step: a period, and students without a placement in it. */
export function StudentsStep(props: Props) {
  const { periods, period, onPeriod, fromId, onFrom, chosen, onChosen, onNext, takesFocus } = props;
  const [search, setSearch] = useState('');
  const [academicYear, setAcademicYear] = useState('');
  const [page, setPage] = useState(1);
  const [showsChosen, setShowsChosen] = useState(false);
  const [isFetchingAll, setFetchingAll] = useState(false);
  const returnUrl = useReturnUrl();
  const filters = { search, academicYear: fromId === null ? academicYear : '' };
  const candidates = useCandidates({ periodId: period.id, fromId, page, ...filters });
  const { shown, total, isError } = candidates;

  const pageCount = Math.max(1, Math.ceil(total / CANDIDATES_SHOWN));
  const isTooMany = chosen.size > BULK_PLACEMENTS_MAX;
  const available = (shown ?? []).filter(({ hasAccount }) => hasAccount);
  const isOnlyChosen = showsChosen && chosen.size > 0;

  const isChosen = ({ id, earlier }: Candidate) =>
    chosen.has(id) && chosen.get(id)?.earlier?.internshipId === earlier?.internshipId;
  const choose = (more: readonly Candidate[]) =>
    onChosen(new Map([...chosen, ...more.map((one): [number, Candidate] => [one.id, one])]));
  const toggle = (candidate: Candidate) => {
    if (!isChosen(candidate)) return choose([candidate]);
    onChosen(new Map([...chosen].filter(([id]) => id !== candidate.id)));
  };
  const chooseAll = async () => {
    setFetchingAll(true);
    try {
      choose(await candidates.fetchAll());
    } catch {
      notify.error('Error', FETCH_FAILED);
    } finally {
      setFetchingAll(false);
    }
  };
  const restart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
      setShowsChosen(false);
    };

  const open = periods.filter(({ id, is_active }) => is_active || id === period.id);
  const others = periods.filter(({ id }) => id !== period.id);
  const allCount = Math.min(total, BULK_PLACEMENTS_MAX);

  return (
    <Card>
      <Section>
        <StepHeading takesFocus={takesFocus}>Pilih periode dan mahasiswa</StepHeading>
        <FieldGrid>
          <Picker
            label="Periode Magang"
            required
            clearable={false}
            options={open.map(periodOption)}
            value={period.id}
            onChange={(id) => restart(onPeriod)(Number(id))}
          />
          <Picker
            label="Ambil dari periode lain"
            placeholder="Semua mahasiswa tanpa penempatan"
            helperText="Menawarkan mitra, mentor, dan dosen penempatan sebelumnya."
            options={others.map(periodOption)}
            value={fromId}
            onChange={(id) => restart(onFrom)(id === null ? null : Number(id))}
          />
        </FieldGrid>
        <PeriodNotice period={period} />
        <Tools>
          <SearchBox label="Cari mahasiswa..." value={search} onChange={restart(setSearch)} />
          {fromId === null && (
            <NativeSelect
              aria-label="Tahun Akademik"
              sx={{ minHeight: 40 }}
              value={academicYear}
              onChange={(event) => restart(setAcademicYear)(event.target.value)}
            >
              <option value="">Semua tahun akademik</option>
              {academicYears().map((year) => (
                <option key={year}>{year}</option>
              ))}
            </NativeSelect>
          )}
          <Button
            color="inherit"
            disabled={available.length === 0}
            onClick={() => choose(available)}
          >
            Pilih {formatNumber(available.length)} yang tampil
          </Button>
          {total > CANDIDATES_SHOWN && (
            <BusyButton color="inherit" isBusy={isFetchingAll} onClick={() => void chooseAll()}>
              {total > BULK_PLACEMENTS_MAX
                ? `Pilih ${formatNumber(allCount)} pertama`
                : `Pilih semua ${formatNumber(total)}`}
            </BusyButton>
          )}
        </Tools>
        <Tools>
          <Count role="status">{formatNumber(chosen.size)} mahasiswa dipilih</Count>
          {chosen.size > 0 && (
            <>
              <Button
                color="inherit"
                aria-pressed={isOnlyChosen}
                onClick={() => setShowsChosen(!isOnlyChosen)}
              >
                {isOnlyChosen ? 'Lihat semua' : 'Lihat pilihan'}
              </Button>
              <Button color="inherit" onClick={() => onChosen(new Map())}>
                Kosongkan
              </Button>
            </>
          )}
        </Tools>
        {isTooMany && (
          <Alert severity="error">{`Maksimal ${BULK_PLACEMENTS_MAX} mahasiswa sekaligus`}</Alert>
        )}
      </Section>
      {isOnlyChosen ? (
        <CandidateList
          label="Mahasiswa yang dipilih"
          candidates={[...chosen.values()]}
          isChosen={isChosen}
          onToggle={toggle}
        />
      ) : isError ? (
        <ErrorState text={FETCH_FAILED} onRetry={candidates.refetch} />
      ) : shown === undefined ? (
        <Skeletons />
      ) : shown.length === 0 ? (
        <EmptyState
          text={
            search || filters.academicYear
              ? 'No results.'
              : 'Semua mahasiswa sudah memiliki penempatan pada periode ini.'
          }
        />
      ) : (
        <CandidateList
          label="Mahasiswa tanpa penempatan"
          candidates={shown}
          isChosen={isChosen}
          onToggle={toggle}
        />
      )}
      {!isOnlyChosen && pageCount > 1 && (
        <Pages aria-label="Halaman mahasiswa">
          <Button
            color="inherit"
            startIcon={<NavigateBeforeOutlined />}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            Sebelumnya
          </Button>
          <span>
            Halaman {formatNumber(page)} dari {formatNumber(pageCount)}
          </span>
          <Button
            color="inherit"
            endIcon={<NavigateNextOutlined />}
            disabled={page >= pageCount}
            onClick={() => setPage(page + 1)}
          >
            Berikutnya
          </Button>
        </Pages>
      )}
      <FormActions>
        <Button component={Link} to={returnUrl} variant="outlined" color="secondary">
          Batal
        </Button>
        <Button
          variant="contained"
          disabled={chosen.size === 0 || isTooMany || !period.is_active}
          onClick={onNext}
        >
          Lanjut
        </Button>
      </FormActions>
    </Card>
  );
}
