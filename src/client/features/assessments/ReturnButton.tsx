import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Assessment, useReturnAssessmentMutation } from '@/client/api/api';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';

const ASKED = { title: 'Berhasil!', description: 'Penilai diminta memperbaiki lembar ini.' };
const NOT_ASKED = { title: 'Gagal!', description: 'Permintaan perbaikan tidak tersimpan.' };

/** Asks the assessor for a correction, with a reason. */
export function ReturnButton({ sheet }: { sheet: Assessment }) {
  const { internship_id: id, form_id: formId, assessor_name, version } = sheet;
  const [isOpen, setOpen] = useState(false);
  const [returnAssessment] = useReturnAssessmentMutation();
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        Minta Perbaikan
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Minta Perbaikan"
          description={`${assessor_name} dapat mengubah dan mengirim lembar ini lagi.`}
          confirmLabel="Minta"
          helperText="Penilai membacanya di lembar ini."
          action={(reason) =>
            returnAssessment({
              id,
              formId,
              assessmentReturnInput: { reason, seen_version: version },
            }).unwrap()
          }
          success={ASKED}
          failure={NOT_ASKED}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
