import { Formik } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  type PlacementOption,
  type PlacementRequest,
  useGetPlacementRequestQuery,
  useUpdatePlacementRequestMutation,
} from '@/client/api/api';
import { codeOf } from '@/client/api/serverErrors';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { placementDraft } from '@/client/records/placements/placementDraft';
import { placementPeriodText } from '@/client/records/placements/placementTexts';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { FormPage } from '@/client/ui/FormPage';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { notify } from '@/client/ui/toasts/notify';
import { STALE_VERSION } from '@/shared/constants/errorCodes';
import { paths } from '@/shared/paths';
import { PlacementForm } from './PlacementForm';
import { type PlacementValues, restored, valuesOfRequest } from './placementValues';
import { usePlacementForm } from './usePlacementForm';
import { usePlacementOptions } from './usePlacementOptions';

const CHANGED =
  'Pengajuan ini berubah sejak formulir dibuka, misalnya di perangkat lain. Isian Anda tetap ada; periksa, lalu simpan lagi.';

type Props = {
  request: PlacementRequest;
  companies: readonly PlacementOption[];
  reread: () => Promise<{ data: PlacementRequest }>;
};

function ChangedPlacement({ request, companies, reread }: Props) {
  const { id } = request;
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [updateRequest] = useUpdatePlacementRequestMutation();
  const [draft] = useState(() =>
    textDraft('placement-draft', user?.id ?? 0, placementDraft.edit(id)),
  );
  const [stored] = useState(() => valuesOfRequest(request));
  const [initial] = useState(() => restored(draft.read(), stored));
  const seen = useRef(request.version);
  const form = usePlacementForm({
    request: (content) =>
      updateRequest({
        id,
        placementRequestUpdateInput: { ...content, version: seen.current },
      }).unwrap(),
    onDone: () => {
      draft.clear();
      return navigate(paths.placementRequests.own.show(id));
    },
    onFailure: async (error) => {
      if (codeOf(error) !== STALE_VERSION) return false;
      try {
        seen.current = (await reread()).data.version;
      } catch {
        return false;
      }
      notify.error('Belum tersimpan', CHANGED);
      return true;
    },
  });
  const kept = request.choices.map(({ company_id, company_name }) => ({
    value: company_id,
    label: company_name,
  }));
  return (
    <Formik<PlacementValues> initialValues={initial} {...form}>
      <PlacementForm
        draft={draft}
        companies={companies}
        members={request.members}
        kept={kept}
        stored={initial === stored ? undefined : stored}
      />
    </Formik>
  );
}

/** @screen student.placement-requests.edit, with drafts */
export function PlacementEditPage() {
  const id = Number(useParams().id);
  const query = useGetPlacementRequestQuery({ id });
  const { isError, error, refetch } = query;
  const request = useRecordToEdit(query, id)?.data;
  const options = usePlacementOptions(request?.internship_period.id);
  const failure = isError && !request ? error : options.isError ? options.error : undefined;

  return (
    <FormPage
      context={request && placementPeriodText(request.internship_period)}
      isLoading={!request || !options.periods}
      error={failure}
      onRetry={() => {
        if (isError) void refetch();
        if (options.isError) void options.refetch();
      }}
    >
      {request?.allowed.includes('update') && (
        <ChangedPlacement
          key={id}
          request={request}
          companies={options.chosen?.companies ?? []}
          reread={() => refetch().unwrap()}
        />
      )}
      {request && !request.allowed.includes('update') && (
        <EmptyState inCard text="Pengajuan ini tidak dapat diubah lagi." />
      )}
    </FormPage>
  );
}
