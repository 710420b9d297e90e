import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreateCompanyMutation } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { CREATE_FAILED, CREATED } from '@/client/components/crudMessages';
import { FormPage } from '@/client/components/FormPage';
import { useFormSubmit } from '@/client/components/form/useFormSubmit';
import { companyRules } from '@/shared/validation/companyRules';
import { CompanyForm } from './CompanyForm';

const NEW_COMPANY = {
  name: '',
  business_field: '',
  address: '',
  phone_number: '',
  email: '',
  internship_quota: '' as const,
  // spec §4: a new company is active
  is_active: true,
};

export function CompanyCreatePage() {
  const navigate = useNavigate();
  const [createCompany] = useCreateCompanyMutation();
  const submit = useFormSubmit({
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(paths.companies.index),
  });

  return (
    <FormPage title="Tambah Mitra Industri" context="Daftarkan perusahaan yang menerima magang.">
      <Formik
        initialValues={NEW_COMPANY}
        validationSchema={companyRules}
        onSubmit={(values, form) =>
          submit(() => createCompany({ companyInput: companyRules.cast(values) }).unwrap(), form)
        }
      >
        <CompanyForm />
      </Formik>
    </FormPage>
  );
}
