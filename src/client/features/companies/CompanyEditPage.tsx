import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { type Company, useGetCompanyQuery, useUpdateCompanyMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { InviteButton } from '@/client/records/invitations/InviteButton';
import { useLeftoversQuestion } from '@/client/records/leftovers/useLeftoversQuestion';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { companyRules } from '@/shared/resources/companies/companyRules';
import { CompanyForm } from './CompanyForm';

// The form comes first.
const places = lazyComponent(() => import('./CompanyPlaces'), 'CompanyPlaces');

const toValues = ({ id: _, ...company }: Company) => company;

/** @screen companies.edit */
export function CompanyEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const query = useGetCompanyQuery({ id });
  const { isError, error, refetch } = query;
  const data = useRecordToEdit(query, id);
  const [updateCompany] = useUpdateCompanyMutation();
  const leftovers = useLeftoversQuestion();
  const form = useEditSubmit({
    record: { of: 'companies', id },
    rules: companyRules,
    request: (input) =>
      leftovers.ask(input, (companyUpdateInput) =>
        updateCompany({ id, companyUpdateInput }).unwrap(),
      ),
    reread: async () => ({ values: toValues((await refetch().unwrap()).data) }),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data?.data.name}
      actions={data && <InviteButton of="mentor" company={data.data} />}
      isLoading={!data}
      error={isError && !data && error}
      onRetry={refetch}
    >
      {data && (
        <Formik key={id} initialValues={toValues(data.data)} {...form}>
          <CompanyForm />
        </Formik>
      )}
      {data && <places.Component key={`places of ${id}`} id={id} />}
      {leftovers.dialog}
      <RecordHistory of="companies" id={id} />
    </FormPage>
  );
}
