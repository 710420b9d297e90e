import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useGetGradeReportQuery } from '@/client/api/api';
import { fieldErrorsOf, isNotFound } from '@/client/api/serverErrors';
import { PageHeader } from '@/client/components/PageHeader';
import { EmptyState } from '@/client/components/states/EmptyState';
import { ErrorState } from '@/client/components/states/ErrorState';
import { ReportFilterForm } from './ReportFilterForm';
import { ReportSummary } from './ReportSummary';
import { ReportTable } from './ReportTable';
import { type ReportFilter, readReportFilter, requestOf, writeReportFilter } from './reportFilter';
import { CHOOSE_FIRST, REPORT_FAILED, REPORT_NOT_FOUND } from './reportTexts';

const FIELDS: readonly string[] = [
  'course_code',
  'mentor_id',
  'lecturer_id',
  'internship_period_id',
] satisfies (keyof ReportFilter)[];

/** Only what a field can show: the rest is a failure like any other. */
const refusalsOf = (error: unknown) => {
  const errors = fieldErrorsOf(error);
  return errors && Object.keys(errors).every((name) => FIELDS.includes(name)) ? errors : null;
};

export function GradeReportPage() {
  const [url, setUrl] = useSearchParams();
  const filter = useMemo(() => readReportFilter(url), [url]);
  const request = requestOf(filter);
  // currentData: the report of another filter is not this one's, not even for a moment.
  const {
    currentData,
    error: lastError,
    isFetching,
    isError,
    refetch,
  } = useGetGradeReportQuery(request ?? skipToken);
  const error = isError && !isFetching ? lastError : null;
  const refusals = refusalsOf(error);

  const handleFilter = (chosen: ReportFilter) => {
    const next = writeReportFilter(chosen);
    const isSame = String(next) === String(writeReportFilter(filter));
    // The same choice again asks for what has changed in the meantime.
    if (isSame) void refetch();
    else setUrl(next, { preventScrollReset: true });
  };

  const result = () => {
    if (!request || refusals)
      return (
        <Card>
          <EmptyState icon={<AssessmentOutlined />} {...CHOOSE_FIRST} />
        </Card>
      );
    if (error)
      return (
        <Card>
          {isNotFound(error) ? (
            <EmptyState
              icon={<SearchOffOutlined />}
              text={REPORT_NOT_FOUND}
              description="Belum ada nilai untuk pilihan ini."
            />
          ) : (
            <ErrorState text={REPORT_FAILED} onRetry={() => void refetch()} />
          )}
        </Card>
      );
    return (
      <>
        <ReportSummary report={currentData?.data} />
        <ReportTable
          report={currentData?.data}
          isFetching={isFetching}
          refetch={refetch}
          request={request}
        />
      </>
    );
  };

  return (
    <>
      <PageHeader
        title="Laporan Penilaian"
        context="Nilai mahasiswa dalam satu mata kuliah, menurut mentor, dosen, dan periode magang."
      />
      <Stack sx={{ gap: 2 }}>
        <ReportFilterForm
          filter={filter}
          refusals={refusals}
          isLoading={isFetching}
          isShown={request !== null}
          onFilter={handleFilter}
        />
        {result()}
      </Stack>
    </>
  );
}
