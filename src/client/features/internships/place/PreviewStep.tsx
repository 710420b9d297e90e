import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type FreePlaces,
  type InternshipPeriod,
  useCreateInternshipsMutation,
} from '@/client/api/api';
import { fieldErrorsOf, messageOf } from '@/client/api/serverErrors';
import { useCampusToday } from '@/client/api/useCampusToday';
import { WarningReason } from '@/client/records/placements/WarningReason';
import { BusyButton } from '@/client/ui/BusyButton';
import { reasonError } from '@/client/ui/confirm/ReasonField';
import { CREATE_FAILED, FETCH_FAILED } from '@/client/ui/crudMessages';
import { FormActions } from '@/client/ui/form/FormActions';
import { RetryAlert } from '@/client/ui/states/RetryAlert';
import { usualFirstDay } from '@/shared/attendance/placement';
import { formatWeekdayDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { placementDateFields } from '@/shared/resources/internships/internshipFields';
import { inputOf, type Place, type Row } from './draft';
import { PreviewRow } from './PreviewRow';
import { StepHeading } from './StepHeading';
import { usePlacementCheck } from './usePlacementCheck';

const Section = styled('div')({ display: 'grid', gap: 12, padding: '20px 20px 14px' });
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Count = styled('strong')({ marginRight: 'auto', fontVariantNumeric: 'tabular-nums' });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const CHANGED =
  'Belum ada yang disimpan: ada yang berubah sejak pratinjau. Periksa baris yang ditandai.';
const STILL_WRONG = 'Perbaiki atau keluarkan baris yang salah terlebih dahulu.';

type Props = {
  period: InternshipPeriod;
  /** The first day of all the students; empty for the usual one. */
  startDate: string;
  rows: readonly Row[];
  onRows: (rows: readonly Row[]) => void;
  places: FreePlaces;
  onRefetchPlaces: () => void;
  reason: string;
  onReason: (reason: string) => void;
  onBack: () => void;
  onDone: () => void;
};

/** The last step: the placements to store, with their errors and warnings. */
export function PreviewStep(props: Props) {
  const { period, startDate, rows, onRows, places, onRefetchPlaces, reason, onReason } = props;
  const { onBack, onDone } = props;
  const check = usePlacementCheck(period.id, startDate, rows);
  const today = useCampusToday();
  const [createInternships, { isLoading }] = useCreateInternshipsMutation();
  const [openId, setOpenId] = useState<number | null>(null);
  const [isFiltered, setFiltered] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [reasonIssue, setReasonIssue] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // A row without problems may have left the list when its editor closed.
  useEffect(() => {
    if (openId === null && document.activeElement === document.body) list.current?.focus();
  }, [openId]);

  const latestRows = useRef(rows);
  latestRows.current = rows;
  const handlePlace = useCallback(
    (studentId: number, place: Place) =>
      onRows(
        latestRows.current.map((row) => (row.student.id === studentId ? { ...row, place } : row)),
      ),
    [onRows],
  );
  const handleRemove = useCallback(
    (studentId: number) => {
      onRows(latestRows.current.filter(({ student }) => student.id !== studentId));
      list.current?.focus();
    },
    [onRows],
  );

  const { start_date, end_date } = period;
  const firstDay = startDate || usualFirstDay({ startDate: start_date, endDate: end_date }, today);
  const found = [...check.findings.values()];
  const wrong = found.filter(({ errors }) => errors.length > 0).length;
  const unusual = found.filter(({ warnings }) => warnings.length > 0).length;
  const needsReason = unusual > 0;
  const marked = rows.filter(({ student }) => {
    const notes = check.findings.get(student.id);
    return student.id === openId || (notes && notes.errors.length + notes.warnings.length > 0);
  });
  const isOnlyMarked = isFiltered && marked.length > 0;

  const send = async () => {
    setFailure(null);
    if (wrong > 0) {
      setFailure(STILL_WRONG);
      return;
    }
    const issue = needsReason ? reasonError(reason) : null;
    setReasonIssue(issue);
    if (issue || isLoading) return;
    const internshipsInput = {
      internship_period_id: period.id,
      start_date: startDate || null,
      placements: rows.flatMap((row) => inputOf(row) ?? []),
      ...(needsReason && { reason: reason.trim() }),
    };
    try {
      await createInternships({ internshipsInput }).unwrap();
      onDone();
    } catch (error) {
      const errors = fieldErrorsOf(error);
      setFailure(
        errors
          ? CHANGED
          : (messageOf(error) ??
              `${CREATE_FAILED.description}. Pilihan Anda tetap tersimpan di sini.`),
      );
      if (errors) {
        check.recheck();
        onRefetchPlaces();
      }
    }
  };

  const counts = [
    `${formatNumber(rows.length)} mahasiswa`,
    wrong > 0 && `${formatNumber(wrong)} salah`,
    unusual > 0 && `${formatNumber(unusual)} dengan peringatan`,
  ];
  const isReady = check.isChecked && !check.isChecking;

  return (
    <Card>
      <Section>
        <StepHeading takesFocus>Periksa penempatan</StepHeading>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {placementDateFields.start_date.label}: {formatWeekdayDate(firstDay)}
        </Typography>
        <Tools>
          <Count role="status">
            {isReady || check.error ? counts.filter(Boolean).join(', ') : 'Memeriksa...'}
          </Count>
          {marked.length > 0 && (
            <Button
              color="inherit"
              aria-pressed={isOnlyMarked}
              onClick={() => setFiltered(!isOnlyMarked)}
            >
              {isOnlyMarked ? 'Tampilkan semua' : 'Hanya yang bermasalah'}
            </Button>
          )}
        </Tools>
        {check.error ? <RetryAlert onRetry={check.recheck}>{FETCH_FAILED}</RetryAlert> : null}
      </Section>
      <List ref={list} tabIndex={-1} aria-label="Pratinjau penempatan">
        {(isOnlyMarked ? marked : rows).map((row) => (
          <PreviewRow
            key={row.student.id}
            row={row}
            findings={check.findings.get(row.student.id)}
            places={places}
            isOpen={openId === row.student.id}
            onOpen={setOpenId}
            onPlace={handlePlace}
            onRemove={handleRemove}
          />
        ))}
      </List>
      {(needsReason || failure) && (
        <Section>
          {needsReason && (
            <WarningReason
              value={reason}
              error={reasonIssue}
              onChange={(text) => {
                setReasonIssue(null);
                onReason(text);
              }}
            />
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
        </Section>
      )}
      <FormActions>
        <Button variant="outlined" color="secondary" disabled={isLoading} onClick={onBack}>
          Kembali
        </Button>
        <BusyButton
          variant="contained"
          isBusy={isLoading}
          // The width of its text, which is too long for half of a phone.
          sx={{ '&&&': { flexBasis: 'auto' } }}
          disabled={rows.length === 0 || !isReady}
          onClick={() => void send()}
        >
          Tempatkan {formatNumber(rows.length)} mahasiswa
        </BusyButton>
      </FormActions>
    </Card>
  );
}
