import type { AttendanceRequest } from '@/client/api/api';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { REQUEST_KIND_LABELS } from '@/shared/resources/attendance-requests/constants';
import { RequestClashes } from './RequestClashes';
import { RequestEffects } from './RequestEffects';

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
    const description = clashing.map((request) => (
      <div key={request.id} style={{ marginBottom: 12, overflowWrap: 'anywhere' }}>
        {request.student_name}, {REQUEST_KIND_LABELS[request.kind]}:
        <RequestClashes clashes={request.clashes} />
        <RequestEffects request={request} />
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
