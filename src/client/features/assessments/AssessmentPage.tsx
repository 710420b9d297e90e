import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { useGetAssessmentQuery } from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { useCurrentUser } from '@/client/session/useSession';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { assessmentReportPdf } from '@/client/ui/pdf/openPdf';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { can } from '@/shared/permissions';
import { assessmentSheetFields } from '@/shared/resources/assessments/assessmentFields';
import { CLOSED_NOTES } from '@/shared/resources/internships/closedBy';
import { ReturnButton } from './ReturnButton';
import { SheetForm } from './SheetForm';
import { SheetView } from './SheetView';

/** @screen assessments.show, with drafts */
export function AssessmentPage() {
  const { id, formId } = useParams();
  const user = useCurrentUser();
  const key = { id: Number(id), formId: Number(formId) };
  const query = useGetAssessmentQuery(key, { refetchOnMountOrArgChange: true });
  const { isError, error, refetch } = query;
  const sheet = useRecordToEdit(query, `${id}-${formId}`)?.data;
  const canReturn =
    sheet?.state === 'sent' && !sheet.closed_by && can(user?.role, 'manageAssessments');

  return (
    <FormPage
      context={sheet && `${sheet.student_name} · ${sheet.company_name} · ${sheet.course_name}`}
      isLoading={!sheet}
      error={isError && !sheet ? error : undefined}
      onRetry={refetch}
      notFoundText="Lembar penilaian tidak ditemukan"
    >
      {sheet && (
        <Stack sx={{ gap: 2, maxWidth: 720 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StateBadge field={assessmentSheetFields.state} value={sheet.state} />
            {sheet.state === 'sent' && (
              <PrintButton
                request={assessmentReportPdf(key.id, key.formId)}
                reasonOf={() => TABLE_LOAD_FAILED}
              />
            )}
            {canReturn && <ReturnButton sheet={sheet} />}
          </Stack>
          {sheet.closed_by && (
            <Alert severity="info" role="note">
              {`${CLOSED_NOTES[sheet.closed_by]}.`}
            </Alert>
          )}
          {sheet.state === 'returned' && sheet.return_reason && (
            <Alert severity="warning" role="note">
              Perlu diperbaiki: {sheet.return_reason}
            </Alert>
          )}
          {sheet.can_fill ? (
            <SheetForm key={`${key.id}-${key.formId}-${sheet.revision}`} sheet={sheet} />
          ) : (
            <SheetView sheet={sheet} />
          )}
        </Stack>
      )}
    </FormPage>
  );
}
