import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { useGetGradeSheetQuery, useListInternshipPeriodsQuery } from '@/client/api/api';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { PeriodContext } from '@/client/records/ClosedPeriod';
import { useRole } from '@/client/session/useSession';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { ClosedSheet } from './ClosedSheet';
import { GradeSheet } from './GradeSheet';
import { SheetPages } from './SheetPages';
import { SheetPickers } from './SheetPickers';

const PER_PAGE = 100;

// The height of the window, so that the sheet scrolls under its header.
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: { flex: 1, minHeight: 0 },
}));

const CONTEXT =
  'Nilai satu kelas seperti di lembar kerja. Baris disimpan saat ditinggalkan; sel dari Excel dapat ditempel.';

const numberIn = (params: URLSearchParams, name: string) => Number(params.get(name)) || null;

const loading = (
  <LoadingState>
    <Skeleton variant="rounded" height={420} />
  </LoadingState>
);

/**
 * The grades of a course and a period, filled in as in a spreadsheet. The URL holds the choices.
 * @screen grades.sheet, with drafts
 */
export function GradeSheetPage() {
  const role = useRole();
  const [params, setParams] = useSearchParams();
  const periods = useListInternshipPeriodsQuery({ sort: '-start_date' });
  const courseCode = params.get('course_code') ?? '';
  const periodId =
    numberIn(params, 'internship_period_id') ??
    periods.data?.data.find(({ is_active }) => is_active)?.id ??
    null;
  const page = numberIn(params, 'page') ?? 1;
  const isChosen = courseCode !== '' && periodId !== null;
  const { currentData, isFetching, error, refetch, fulfilledTimeStamp } = useGetGradeSheetQuery(
    { courseCode, internshipPeriodId: periodId ?? 0, page, perPage: PER_PAGE },
    { skip: !isChosen, refetchOnMountOrArgChange: true },
  );
  const sheet = isFetching ? undefined : currentData?.data;
  const isAllClosed = sheet?.rows.every(({ closed_by }) => closed_by !== null);

  const show = (choices: Record<string, string>) =>
    setParams(
      {
        course_code: courseCode,
        ...(periodId && { internship_period_id: String(periodId) }),
        ...choices,
      },
      { preventScrollReset: true },
    );

  const content = () => {
    if (!isChosen) {
      const text = courseCode
        ? 'Pilih periode magang untuk menampilkan lembar nilai.'
        : 'Pilih mata kuliah untuk menampilkan lembar nilai.';
      return <EmptyState inCard text={text} />;
    }
    if (sheet) {
      if (sheet.rows.length === 0) {
        const whose = role === 'lecturer' ? 'mahasiswa bimbingan Anda' : 'mahasiswa magang';
        return <EmptyState inCard text={`Belum ada ${whose} pada periode ini.`} />;
      }
      const key = `${courseCode} ${periodId} ${page} ${fulfilledTimeStamp}`;
      const open = sheet.rows.filter(({ closed_by }) => closed_by === null);
      const closed = sheet.rows.filter(({ closed_by }) => closed_by !== null);
      return (
        <>
          {open.length > 0 && <GradeSheet key={key} sheet={{ ...sheet, rows: open }} />}
          {open.length > 0 && closed.length > 0 && (
            <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
              Hanya dapat dibaca
            </Typography>
          )}
          {closed.length > 0 && (
            <ClosedSheet key={`${key} closed`} sheet={{ ...sheet, rows: closed }} />
          )}
        </>
      );
    }
    if (!error || isFetching) return loading;
    const unknown = Object.values(fieldErrorsOf(error) ?? {})[0];
    return unknown ? (
      <EmptyState inCard text={unknown} />
    ) : (
      <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={() => void refetch()} />
    );
  };

  return (
    <Frame>
      <PageHeader
        context={
          <PeriodContext closedAt={isAllClosed ? sheet?.internship_period.closed_at : null}>
            {CONTEXT}
          </PeriodContext>
        }
      />
      <SheetPickers
        course={sheet?.course}
        courseCode={courseCode}
        periods={periods}
        periodId={periodId}
        onCourse={(code) => show({ course_code: code })}
        onPeriod={(id) => show({ internship_period_id: id })}
      />
      {content()}
      <SheetPages
        page={page}
        pageCount={Math.ceil((currentData?.meta.total ?? 0) / PER_PAGE)}
        onPage={(next) => show({ page: String(next) })}
      />
    </Frame>
  );
}
