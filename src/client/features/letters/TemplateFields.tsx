import Typography from '@mui/material/Typography';
import type { LetterTemplate } from '@/client/api/api';
import { DetailList } from '@/client/ui/DetailList';
import {
  LETTER_FIELDS,
  LETTER_PICTURES,
  STUDENT_FIELDS,
  STUDENT_LOOP,
} from '@/shared/letters/letterFields';

const detailsOf = (fields: Readonly<Record<string, { description: string }>>, sign = '') =>
  Object.entries(fields).map(([name, { description }]) => ({
    label: `{${sign}${name}}`,
    value: description,
  }));

/** The fields that a template may name, with what stands there in a letter. */
export const TemplateFields = ({ kind }: Pick<LetterTemplate, 'kind'>) => (
  <details>
    <summary>Bidang yang dapat dipakai</summary>
    <DetailList details={[...detailsOf(LETTER_FIELDS[kind]), ...detailsOf(LETTER_PICTURES, '%')]} />
    <Typography variant="body2">
      Untuk setiap mahasiswa dalam surat, di antara {`{#${STUDENT_LOOP}}`} dan{' '}
      {`{/${STUDENT_LOOP}}`}:
    </Typography>
    <DetailList details={detailsOf(STUDENT_FIELDS)} />
  </details>
);
