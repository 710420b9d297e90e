import { Formik } from 'formik';
import { useNavigate, useParams } from 'react-router';
import { type Company, useGetCompanyQuery, useUpdateCompanyMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { DETAIL_LOAD_FAILED, UPDATE_FAILED, UPDATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { companyRules } from '@/shared/validation/companyRules';
import { CompanyForm } from './CompanyForm';

const toValues = ({ id: _, ...company }: Company) => company;

export function CompanyEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const { data, isError, refetch } = useGetCompanyQuery({ id });
  const [updateCompany] = useUpdateCompanyMutation();
  const submit = useFormSubmit({
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(paths.companies.index),
  });

  return (
    <FormPage
      title="Edit Mitra Industri"
      context={data?.data.name}
      isLoading={!data}
      error={isError && DETAIL_LOAD_FAILED}
      onRetry={refetch}
    >
      {data && (
        <Formik
          key={id}
          initialValues={toValues(data.data)}
          validationSchema={companyRules}
          onSubmit={(values, form) =>
            submit(
              () => updateCompany({ id, companyInput: companyRules.cast(values) }).unwrap(),
              form,
            )
          }
        >
          <CompanyForm />
        </Formik>
      )}
    </FormPage>
  );
}
