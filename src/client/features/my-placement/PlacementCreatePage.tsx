import Button from '@mui/material/Button';
import { Formik } from 'formik';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  type PlacementOptions,
  type PlacementRequest,
  useCreatePlacementRequestMutation,
  useGetPlacementRequestQuery,
} from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { placementDraft } from '@/client/records/placements/placementDraft';
import { placementPeriodText } from '@/client/records/placements/placementTexts';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { FormPage } from '@/client/ui/FormPage';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { paths } from '@/shared/paths';
import { PlacementForm } from './PlacementForm';
import { newPlacement, type PlacementValues, restored, valuesOfRequest } from './placementValues';
import { usePlacementForm } from './usePlacementForm';
import { usePlacementOptions } from './usePlacementOptions';
import { windowPhase, windowText } from './windowTexts';

type Props = { options: PlacementOptions; earlier: PlacementRequest | undefined };

/** The wishes of an earlier request, as far as its companies still take students. */
function startValues({ options, earlier }: Props): PlacementValues {
  const periodId = options.internship_period.id;
  if (!earlier) return newPlacement(periodId);
  const values = valuesOfRequest(earlier);
  return {
    ...values,
    internship_period_id: periodId,
    company_ids: values.company_ids.filter((id) =>
      options.companies.some((company) => company.id === id),
    ),
  };
}

function NewPlacement({ options, earlier }: Props) {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const periodId = options.internship_period.id;
  const [createRequest] = useCreatePlacementRequestMutation();
  const [draft] = useState(() =>
    textDraft(
      'placement-draft',
      user?.id ?? 0,
      earlier ? placementDraft.copy(periodId, earlier.id) : placementDraft.new(periodId),
    ),
  );
  const [stored] = useState(() => startValues({ options, earlier }));
  const [initial] = useState(() => restored(draft.read(), stored));
  const form = usePlacementForm({
    request: (content) =>
      createRequest({
        placementRequestInput: { internship_period_id: periodId, ...content },
      }).unwrap(),
    onDone: ({ id }) => {
      draft.clear();
      return navigate(paths.placementRequests.own.show(id));
    },
  });
  return (
    <Formik<PlacementValues> initialValues={initial} {...form}>
      <PlacementForm
        draft={draft}
        companies={options.companies}
        stored={initial === stored ? undefined : stored}
      />
    </Formik>
  );
}

/** The periods in which the student can ask, for a link without one. */
const PeriodChoice = ({ periods }: { periods: readonly PlacementOptions[] }) => (
  <EmptyState
    inCard
    text="Pilih periode magang"
    action={periods.map(({ internship_period: period }) => (
      <Button
        key={period.id}
        component={Link}
        to={paths.placementRequests.own.createFor(period.id)}
        variant="outlined"
        sx={{ m: 0.5, minHeight: 44 }}
      >
        {placementPeriodText(period)}
      </Button>
    ))}
  />
);

const NO_PERIOD = {
  text: 'Tidak ada periode untuk pengajuan ini',
  description: 'Buka Tempat Magang untuk melihat periode dan masa pengajuannya.',
};
const OPEN_REQUEST = {
  text: 'Anda sudah memiliki pengajuan pada periode ini',
  description: 'Ubah atau tarik pengajuan itu dahulu.',
};

/** @screen student.placement-requests.create, with drafts */
export function PlacementCreatePage() {
  const [params] = useSearchParams();
  const today = useCampusToday();
  const earlierId = Number(params.get('copy_of')) || 0;
  const earlier = useGetPlacementRequestQuery({ id: earlierId }, { skip: earlierId === 0 });
  const { periods, error, isError, refetch, ...found } = usePlacementOptions(
    Number(params.get('internship_period_id')),
  );
  // A link without a period means the only one in which the student can ask.
  const possible = periods?.filter((options) => windowPhase(options, today) !== 'closed') ?? [];
  const options = found.chosen ?? (possible.length === 1 ? possible[0] : undefined);
  const phase = options && windowPhase(options, today);

  const content = () => {
    if (!options && possible.length > 1) return <PeriodChoice periods={possible} />;
    if (!options) return <EmptyState inCard {...NO_PERIOD} />;
    if (options.open_request_id !== null) return <EmptyState inCard {...OPEN_REQUEST} />;
    if (phase === 'closed') return <EmptyState inCard text={windowText(options, today)} />;
    return (
      <NewPlacement
        key={options.internship_period.id}
        options={options}
        earlier={earlier.currentData?.data}
      />
    );
  };

  return (
    <FormPage
      context={
        options &&
        `${placementPeriodText(options.internship_period)}. ${windowText(options, today)}`
      }
      isLoading={!periods || earlier.isLoading}
      error={isError ? error : undefined}
      onRetry={refetch}
    >
      {content()}
    </FormPage>
  );
}
