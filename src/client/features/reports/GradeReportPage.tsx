import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useGetGradeReportQuery } from '@/client/api/api';
import { fieldErrorsOf, isNotFound } from '@/client/api/serverErrors';
import { ImportButton } from '@/client/ui/ImportButton';
import { PageHeader } from '@/client/ui/PageHeader';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { paths } from '@/shared/paths';
import { AllGradesButton } from './AllGradesButton';
import { ReportFilterForm } from './ReportFilterForm';
import { ReportSummary } from './ReportSummary';
import { ReportTable } from './ReportTable';
import { type ReportFilter, readReportFilter, requestOf } from './reportFilter';
import { REPORT_FAILED } from './reportTexts';

const FIELDS: readonly string[] = [
  'course_code',
  'mentor_id',
  'lecturer_id',
  'internship_period_id',
] satisfies (keyof ReportFilter)[];

/** The field errors, or null when one of them belongs to no field of the form. */
const refusalsOf = (error: unknown) => {
  const errors = fieldErrorsOf(error);
  return errors && Object.keys(errors).every((name) => FIELDS.includes(name)) ? errors : null;
};

/** @screen reports.grades */
export function GradeReportPage() {
  const [url] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readReportFilter(url), [url]);
  const request = requestOf(filter);
  // currentData instead of data, to never show the report of the previous filter.
  const {
    currentData,
    error: lastError,
    isFetching,
    isError,
    refetch,
  } = useGetGradeReportQuery(request ?? skipToken);
  const error = isError && !isFetching ? lastError : null;
  const refusals = refusalsOf(error);
  const report = error ? undefined : currentData?.data;

  const handleFilter = (chosen: ReportFilter) => {
    const next = paths.reports.gradesOf(chosen);
    // Filtering by the same choices reloads the report.
    if (next === paths.reports.gradesOf(filter)) void refetch();
    else void navigate(next, { preventScrollReset: true });
  };

  const missing = isNotFound(error);
  const hasFailed = error && !refusals && !missing;

  return (
    <>
      <PageHeader
        context="Nilai mahasiswa dalam satu mata kuliah, menurut mentor, dosen, dan periode magang."
        actions={
          <>
            <AllGradesButton filter={filter} />
            <ImportButton kind="grades" label="Impor Nilai" />
          </>
        }
      />
      <Stack sx={{ gap: 2 }}>
        <ReportFilterForm
          filter={filter}
          refusals={refusals}
          isLoading={isFetching}
          isNotFound={missing}
          isShown={request !== null}
          onFilter={handleFilter}
        />
        {hasFailed ? (
          <Card>
            <ErrorState text={REPORT_FAILED} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <>
            <ReportSummary report={report} isLoading={isFetching && !report} />
            <ReportTable
              report={report}
              isFetching={isFetching}
              refetch={refetch}
              request={request}
            />
          </>
        )}
      </Stack>
    </>
  );
}
