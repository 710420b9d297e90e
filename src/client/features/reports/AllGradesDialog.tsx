import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { Form, Formik, useFormikContext } from 'formik';
import { useId } from 'react';
import { useGetGradeCountsQuery } from '@/client/api/api';
import { fieldErrorsOf, isNotFound, messageOf } from '@/client/api/serverErrors';
import { CoursePicker } from '@/client/records/pickers/CoursePicker';
import { academicYears } from '@/client/records/pickers/filters';
import { LecturerPicker } from '@/client/records/pickers/LecturerPicker';
import { MentorPicker } from '@/client/records/pickers/MentorPicker';
import { PeriodPicker } from '@/client/records/pickers/PeriodPicker';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { ExportButton } from '@/client/ui/ExportButton';
import { SelectField } from '@/client/ui/fields/SelectField';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormFocus } from '@/client/ui/form/useFormFocus';
import { allGradesPdf, allGradesWorkbook } from '@/client/ui/pdf/openPdf';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import {
  type AllGradesValues,
  countsText,
  filtersOf,
  LAYOUT_HELP,
  LAYOUTS,
  obstacleOf,
} from './allGrades';
import type { ReportFilter } from './reportFilter';
import { REPORT_FAILED, REPORT_NOT_FOUND } from './reportTexts';

const TITLE = 'Cetak Nilai Banyak Mahasiswa';
const CHOOSE = 'Pilih mata kuliah, periode, atau tahun ajaran mahasiswa.';
const ALL = 'Semua';

const YEARS = [
  { value: '', label: ALL },
  ...academicYears().map((year) => ({ value: year, label: year })),
];

const reasonOf = (error: unknown) => {
  if (isNotFound(error)) return REPORT_NOT_FOUND;
  const refusals = fieldErrorsOf(error);
  return refusals ? Object.values(refusals).join(' ') : (messageOf(error) ?? REPORT_FAILED);
};

function Fields() {
  const root = useFormFocus(true);
  const { layout } = useFormikContext<AllGradesValues>().values;
  return (
    <Form ref={root} noValidate>
      <FieldGrid>
        <CoursePicker name="course_code" label="Mata Kuliah" placeholder={ALL} />
        <PeriodPicker name="internship_period_id" label="Periode Magang" placeholder={ALL} />
        <SelectField name="academic_year" label="Tahun Ajaran Mahasiswa" options={YEARS} />
        <LecturerPicker name="lecturer_id" label="Dosen" placeholder={ALL} />
        <MentorPicker name="mentor_id" label="Mentor" placeholder={ALL} />
        <FullWidth>
          <SelectField
            name="layout"
            label="Susunan"
            options={LAYOUTS}
            helperText={LAYOUT_HELP[layout]}
          />
        </FullWidth>
      </FieldGrid>
    </Form>
  );
}

/** The number of grades that are chosen, or why none can be printed, and the buttons. */
function Files({ onClose }: { onClose: () => void }) {
  const { values } = useFormikContext<AllGradesValues>();
  const filters = filtersOf(values);
  const { currentData, isFetching, isError } = useGetGradeCountsQuery(filters ?? skipToken);
  const counts = filters && currentData?.data;
  const obstacle = counts && obstacleOf(counts);
  const query = filters &&
    counts &&
    obstacle === null && {
      ...filters,
      layout: values.layout,
    };
  const text = () => {
    if (!filters) return CHOOSE;
    if (isFetching) return 'Menghitung...';
    if (isError || !counts) return FETCH_FAILED;
    return obstacle ?? countsText(counts, values.layout);
  };

  return (
    <>
      <Typography role="status" sx={{ px: 3, pt: 1, minHeight: 24 }}>
        {text()}
      </Typography>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="secondary" sx={{ mr: 'auto' }} onClick={onClose}>
          Tutup
        </Button>
        <ExportButton
          label="Ekspor XLSX"
          fallbackName="daftar-nilai.xlsx"
          request={query ? allGradesWorkbook(query) : null}
        />
        <PrintButton request={query ? allGradesPdf(query) : null} reasonOf={reasonOf} />
      </DialogActions>
    </>
  );
}

// Formik takes one child.
const Body = ({ onClose }: { onClose: () => void }) => (
  <>
    <DialogContent>
      <Fields />
    </DialogContent>
    <Files onClose={onClose} />
  </>
);

type Props = { filter: ReportFilter; onClose: () => void };

/**
 * Prints the grades of a class, course or period as one file.
 * @public used through `lazyComponent`
 */
export function AllGradesDialog({ filter, onClose }: Props) {
  const titleId = useId();
  const initialValues: AllGradesValues = { ...filter, academic_year: '', layout: 'pairs' };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{TITLE}</DialogTitle>
      <Formik<AllGradesValues> initialValues={initialValues} onSubmit={() => undefined}>
        <Body onClose={onClose} />
      </Formik>
    </Dialog>
  );
}
