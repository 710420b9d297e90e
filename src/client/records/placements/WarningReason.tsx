import type { ComponentProps } from 'react';
import { DialogText } from '@/client/ui/fields/DialogText';
import { REASON_MAX } from '@/shared/constants/limits';

type Props = Pick<ComponentProps<typeof DialogText>, 'value' | 'error' | 'onChange' | 'sx'>;

/** The reason to store placements in spite of their warnings. */
export const WarningReason = (props: Props) => (
  <DialogText
    label="Alasan"
    maxLength={REASON_MAX}
    helperText="Penempatan dengan peringatan disimpan dengan alasan, yang terbaca di riwayat."
    {...props}
  />
);
