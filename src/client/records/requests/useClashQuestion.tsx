import type { AttendanceRequest } from '@/client/api/api';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { REQUEST_KIND_LABELS } from '@/shared/constants/labels';
import { RequestClashes } from './RequestClashes';

const QUESTION = {
  title: 'Setujui walau bertabrakan?',
  confirmLabel: 'Setujui',
  // 'V' and Enter are often pressed twice.
  isUnexpected: true,
};

/** Whether the day would have to be settled. */
const isOverPress = ({ clashes }: AttendanceRequest) =>
  clashes.some(({ presses, request }) => presses !== null || request?.kind === 'correction');

/** Goes on with an approval at once, or after a person has agreed to what stands against it. */
export function useClashQuestion() {
  const confirm = useConfirm();

  return (requests: readonly AttendanceRequest[], goOn: () => void) => {
    const clashing = requests.filter(({ clash_key }) => clash_key !== null);
    if (clashing.length === 0) return goOn();
    const description = clashing.map(({ id, student_name, kind, clashes }) => (
      <div key={id} style={{ marginBottom: 12, overflowWrap: 'anywhere' }}>
        {student_name}, {REQUEST_KIND_LABELS[kind]}:
        <RequestClashes clashes={clashes} />
      </div>
    ));
    void confirm({
      ...QUESTION,
      description: (
        <>
          {description}
          {clashing.some(isOverPress) &&
            'Hari dengan absen dan izin atau sakit menjadi Perlu Diselesaikan.'}
        </>
      ),
    }).then((isAgreed) => {
      if (isAgreed) goOn();
    });
  };
}
