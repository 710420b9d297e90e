import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { type Place, useGetPlaceQuery, useUpdatePlaceMutation } from '@/client/api/api';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { companyOption } from '@/client/records/pickers/pickerOptions';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { useValidFrom } from '@/client/records/verdicts/useValidFrom';
import { ValidFromFields } from '@/client/records/verdicts/ValidFromFields';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { placeUpdateRules } from '@/shared/resources/places/placeRules';
import { PlaceForm } from './PlaceForm';
import { usePlaceReturnUrl } from './usePlaceReturnUrl';
import { usePointQuestion } from './usePointQuestion';

const toValues = ({ id: _, company: _company, ...place }: Place) => place;

const JUDGED_BY = ['radius', 'time_zone', 'has_joint_leave'];

/** @screen places.edit */
export function PlaceEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const query = useGetPlaceQuery({ id });
  const { isError, error, refetch } = query;
  const data = useRecordToEdit(query, id);
  const returnUrl = usePlaceReturnUrl(data?.data.company_id);
  const [updatePlace] = useUpdatePlaceMutation();
  const askAboutPoint = usePointQuestion();
  const pastDays = usePastDaysQuestion();
  const validFrom = useValidFrom(placeUpdateRules, data?.data, JUDGED_BY);
  const form = useEditSubmit({
    record: { of: 'places', id },
    rules: validFrom.rules,
    compareAs: validFrom.compareAs,
    request: (place) =>
      askAboutPoint(validFrom.inputOf(place), (asked) =>
        pastDays.ask(asked, (placeUpdateInput) => updatePlace({ id, placeUpdateInput }).unwrap()),
      ),
    reread: async () => ({
      values: { ...toValues((await refetch().unwrap()).data), ...validFrom.values },
    }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data && `${data.data.name} – ${data.data.company.name}`}
      isLoading={!data}
      error={isError && !data && error}
      onRetry={refetch}
    >
      {data && (
        <Formik key={id} initialValues={{ ...toValues(data.data), ...validFrom.values }} {...form}>
          <PlaceForm
            company={companyOption(data.data.company)}
            returnUrl={returnUrl}
            validFrom={<ValidFromFields {...validFrom.fields} />}
          />
        </Formik>
      )}
      {pastDays.dialog}
      <RecordHistory of="places" id={id} />
    </FormPage>
  );
}
