import Typography from '@mui/material/Typography';
import type { Defence } from '@/client/api/api';
import { SectionCard, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { formatTotal } from '@/shared/formatNumber';

type Examiner = Defence['examiners'][number];

const stateOf = ({ score, sent_at }: Examiner): string => {
  if (score !== null) return formatTotal(score);
  return sent_at ? 'Sudah dikirim' : 'Belum dikirim';
};

/** The examiners, with the scores that the person may see. */
export const ExaminerList = ({ defence }: { defence: Defence }) => (
  <SectionCard
    title="Penguji"
    action={
      defence.score !== null && (
        <Typography sx={{ fontWeight: 600 }}>Nilai ujian {formatTotal(defence.score)}</Typography>
      )
    }
  >
    <SectionRows>
      {defence.examiners.map((examiner) => (
        <SectionRow key={examiner.lecturer_id}>
          <div>
            <Typography>{examiner.name}</Typography>
            {examiner.remark && (
              <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
                {examiner.remark}
              </Typography>
            )}
          </div>
          <Typography sx={{ flex: 'none' }}>{stateOf(examiner)}</Typography>
        </SectionRow>
      ))}
    </SectionRows>
  </SectionCard>
);
