import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import {
  OFF_SITE_REASON_LABELS,
  OFF_SITE_REASONS,
  type OffSiteReason,
} from '@/shared/constants/attendance';
import { OFF_SITE_NOTE_MAX } from '@/shared/constants/limits';
import { formatDistance } from '@/shared/formatDistance';
import { offSiteRules } from '@/shared/resources/activities/attendanceRules';
import type { OffSite } from './attendancePlaces';

interface Explanation {
  reason: OffSiteReason;
  reason_note: string | null;
}

type Props = {
  off: OffSite;
  isBusy: boolean;
  onConfirm: (explanation: Explanation) => Promise<void>;
  onCancel: () => void;
};

/**
 * Asks why somebody attends off site. After a failure it stays open with what was chosen and typed.
 * @public used through `lazyComponent`
 */
export function OffSiteDialog({ off, isBusy, onConfirm, onCancel }: Props) {
  const [reason, setReason] = useState<OffSiteReason | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);

  const handleConfirm = () => {
    const issue = messageFor(offSiteRules, { reason, reason_note: note || null });
    setError(issue);
    if (issue || !reason || isBusy) return;
    void onConfirm({ reason, reason_note: note.trim() || null });
  };

  const isNoteWrong = error !== null && reason !== null;
  return (
    <ConfirmDialog
      title="Anda di luar lokasi"
      description={`Sekitar ${formatDistance(off.distance)} dari ${off.place.name}. Absen tetap dicatat bersama alasannya.`}
      confirmLabel="Kirim absen"
      isOpen
      isBusy={isBusy}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <FormControl required error={error !== null && !reason} sx={{ mt: 2 }}>
        <FormLabel id="off-site-reason">Alasan</FormLabel>
        <RadioGroup
          aria-labelledby="off-site-reason"
          value={reason}
          onChange={(_event, chosen) => setReason(chosen as OffSiteReason)}
        >
          {OFF_SITE_REASONS.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={OFF_SITE_REASON_LABELS[value]}
            />
          ))}
        </RadioGroup>
        {error && !reason && <FormHelperText role="alert">{error}</FormHelperText>}
      </FormControl>
      <DialogText
        label="Keterangan"
        required={reason === 'other'}
        value={note}
        error={isNoteWrong ? error : null}
        helperText="Misalnya nama tempat atau klien."
        maxLength={OFF_SITE_NOTE_MAX}
        onChange={setNote}
        onSend={handleConfirm}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
