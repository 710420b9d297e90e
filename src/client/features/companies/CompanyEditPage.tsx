import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { type Company, useGetCompanyQuery, useUpdateCompanyMutation } from '@/client/api/api';
import { UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { companyRules } from '@/shared/validation/companyRules';
import { versioned } from '@/shared/validation/versioned';
import { CompanyForm } from './CompanyForm';

const updateRules = versioned(companyRules);

const toValues = ({ id: _, ...company }: Company) => company;

export function CompanyEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { data, isError, error, refetch } = useGetCompanyQuery({ id });
  const [updateCompany] = useUpdateCompanyMutation();
  const form = useFormSubmit({
    rules: updateRules,
    request: (companyUpdateInput) => updateCompany({ id, companyUpdateInput }).unwrap(),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage
      context={data?.data.name}
      isLoading={!data}
      error={isError && error}
      onRetry={refetch}
    >
      {data && (
        <Formik key={id} initialValues={toValues(data.data)} {...form}>
          <CompanyForm />
        </Formik>
      )}
    </FormPage>
  );
}
