import { DateField } from '@/client/components/fields/DateField';
import { TextField } from '@/client/components/fields/TextField';
import { TimeField } from '@/client/components/fields/TimeField';
import { FullWidth } from '@/client/components/form/FormSection';

/** The fields of one activity; `at` is its prefix in the form values: 'activities.0.'. */
export const ActivityFields = ({ at = '' }: { at?: string }) => (
  <>
    <TextField name={`${at}name`} label="Nama Aktivitas" required />
    <DateField name={`${at}date`} label="Tanggal" required />
    <TimeField name={`${at}start_time`} label="Jam Mulai" required />
    <TimeField name={`${at}end_time`} label="Jam Selesai" required />
    <FullWidth>
      <TextField name={`${at}address`} label="Alamat" required />
    </FullWidth>
    <FullWidth>
      <TextField name={`${at}description`} label="Deskripsi" rows={3} required />
    </FullWidth>
  </>
);
