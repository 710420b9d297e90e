import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type InternshipDefence, useGetInternshipDefenceQuery } from '@/client/api/api';
import { timeOf } from '@/client/records/defences/defenceTexts';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { DetailList } from '@/client/ui/DetailList';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { formatLongDate } from '@/shared/format';
import type { DefenceListState } from '@/shared/resources/defences/constants';
import { defenceFields } from '@/shared/resources/defences/defenceFields';

/** The next step of each state. */
const NEXT: Readonly<Record<DefenceListState, string>> = {
  unplanned: 'Jurusan menentukan tanggal, ruang, dan penguji. Anda diberi tahu di kotak masuk.',
  planned: 'Datang tepat waktu. Bila jadwalnya berubah, Anda diberi tahu di kotak masuk.',
  held: 'Ujian selesai. Dosen pembimbing memberi nilai akhir.',
  cancelled: 'Jurusan akan menentukan jadwal baru.',
};

function Facts({ defence }: { defence: NonNullable<InternshipDefence> }) {
  return (
    <DetailList
      details={[
        { label: defenceFields.date.label, value: formatLongDate(defence.date) },
        { label: defenceFields.time.label, value: timeOf(defence) },
        { label: defenceFields.room.label, value: defence.room },
        {
          label: defenceFields.examiner_ids.label,
          value: (
            <ul style={{ margin: 0, paddingInlineStart: 18 }}>
              {defence.examiners.map(({ lecturer_id, name }) => (
                <li key={lecturer_id}>{name}</li>
              ))}
            </ul>
          ),
          isWide: true,
        },
        ...(defence.cancel_reason
          ? [
              {
                label: defenceFields.cancel_reason.label,
                value: defence.cancel_reason,
                isWide: true,
              },
            ]
          : []),
      ]}
    />
  );
}

type Props = { internship: { id: number; mentor: { company: { name: string } } } };

/** The defence of a placement, without scores, and what comes next. */
export function MyDefenceCard({ internship }: Props) {
  const { id, mentor } = internship;
  const { currentData, isError, refetch } = useGetInternshipDefenceQuery({ id });
  if (isError && !currentData) {
    return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
  }
  if (!currentData) return <Skeleton variant="rounded" height={160} />;
  const { data } = currentData;
  const state = data?.state ?? 'unplanned';
  return (
    <SectionCard
      title={`Ujian magang di ${mentor.company.name}`}
      action={<StateBadge field={defenceFields.state} value={state} />}
    >
      {data && <Facts defence={data} />}
      <SectionLine>
        <Typography>{NEXT[state]}</Typography>
      </SectionLine>
    </SectionCard>
  );
}
