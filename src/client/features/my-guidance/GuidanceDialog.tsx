import { useState } from 'react';
import {
  type GuidanceSession,
  useCreateGuidanceSessionMutation,
  useUpdateGuidanceSessionMutation,
} from '@/client/api/api';
import { GuidanceFields } from '@/client/records/guidance/GuidanceFields';
import { type GuidanceValues, restoredValues } from '@/client/records/guidance/guidanceValues';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { guidanceContentRules } from '@/shared/resources/guidance-sessions/guidanceSessionRules';

const SENT = { title: 'Berhasil!', description: 'Bimbingan tercatat dan menunggu persetujuan.' };
const NOT_SENT = { title: 'Gagal!', description: 'Bimbingan tidak tercatat. Isiannya tetap ada.' };

type Props = { internshipId: number; session: GuidanceSession | null; onClose: () => void };

/**
 * Records a session of the placement, or corrects one.
 * @public used through `lazyComponent`
 */
export function GuidanceDialog({ internshipId, session, onClose }: Props) {
  const user = useCurrentUser();
  const [createSession] = useCreateGuidanceSessionMutation();
  const [updateSession] = useUpdateGuidanceSessionMutation();
  const [draft] = useState(() =>
    textDraft(
      'guidance-draft',
      user?.id ?? 0,
      session ? `edit-${session.id}` : `new-${internshipId}`,
    ),
  );
  // A draft is about the version over which it was typed.
  const [version] = useState(() => draft.version() ?? session?.version);
  const [initial] = useState<GuidanceValues>(() => {
    const { date = '', topic = '', result = '' } = session ?? {};
    return restoredValues(draft.read(), { internship_id: internshipId, date, topic, result });
  });
  const form = useFormSubmit({
    rules: guidanceContentRules,
    request: ({ date, topic, result }) =>
      session
        ? updateSession({
            id: session.id,
            guidanceSessionUpdateInput: { date, topic, result, version },
          }).unwrap()
        : createSession({
            guidanceSessionInput: { internship_id: internshipId, date, topic, result },
          }).unwrap(),
    success: SENT,
    failure: NOT_SENT,
    onDone: () => {
      draft.clear();
      onClose();
    },
  });
  return (
    <FormDialog
      title={session ? 'Edit Bimbingan' : 'Catat Bimbingan'}
      maxWidth="sm"
      submitLabel="Kirim"
      initialValues={initial}
      form={form}
      hasDraft
      onClose={onClose}
    >
      <FieldGrid>
        <GuidanceFields draft={draft} version={version} />
      </FieldGrid>
    </FormDialog>
  );
}
