import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import { useCreateCompanyMutation } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { CREATE_FAILED, CREATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { emptyValues } from '@/shared/fields/field';
import { companyFields } from '@/shared/resources/companies/companyFields';
import { companyRules } from '@/shared/resources/companies/companyRules';
import { CompanyForm } from './CompanyForm';

// spec §4: new companies are active
const NEW_COMPANY = { ...emptyValues(companyFields), is_active: true };

/** @screen companies.create */
export function CompanyCreatePage() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [createCompany] = useCreateCompanyMutation();
  const form = useFormSubmit({
    rules: companyRules,
    request: (companyInput) => createCompany({ companyInput }).unwrap(),
    success: CREATED,
    failure: CREATE_FAILED,
    onDone: () => navigate(returnUrl),
  });

  return (
    <FormPage context="Daftarkan perusahaan yang menerima magang.">
      <Formik initialValues={NEW_COMPANY} {...form}>
        <CompanyForm />
      </Formik>
    </FormPage>
  );
}
