import { Formik } from 'formik';
import { useNavigate } from 'react-router';
import {
  type Institution,
  useGetInstitutionQuery,
  useUpdateInstitutionMutation,
} from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { UPDATE_FAILED, UPDATED } from '@/client/ui/crudMessages';
import { FormPage } from '@/client/ui/FormPage';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { institutionFields } from '@/shared/resources/institution/institutionFields';
import { institutionRules } from '@/shared/resources/institution/institutionRules';

const CONTEXT =
  'Tampil di halaman masuk dan email, dan dicetak pada kop laporan, surat, dan sertifikat.';
const FIXED = 'Diatur oleh pengelola server.';

const NAMES = ['department', 'programme', 'app_name'] as const;

const toValues = ({ fixed: _, ...names }: Institution) => names;

/**
 * The names of the installation, which its screens, mails and documents have.
 * @screen system.institution
 */
export function InstitutionPage() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { data, isError, error, refetch } = useGetInstitutionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [updateInstitution] = useUpdateInstitutionMutation();
  const form = useFormSubmit({
    rules: institutionRules,
    request: (institutionInput) => updateInstitution({ institutionInput }).unwrap(),
    success: UPDATED,
    failure: UPDATE_FAILED,
    onDone: () => navigate(returnUrl),
  });
  const institution = data?.data;

  return (
    <FormPage
      context={CONTEXT}
      isLoading={!data}
      error={isError && !data && error}
      onRetry={refetch}
    >
      {institution && (
        <Formik initialValues={toValues(institution)} {...form}>
          <FormCard cancelTo={returnUrl}>
            <FormSection>
              {NAMES.map((name) => {
                const isFixed = institution.fixed.includes(name);
                return (
                  <FullWidth key={name}>
                    <TextField
                      name={name}
                      label={institutionFields[name].label}
                      helperText={isFixed ? FIXED : undefined}
                      disabled={isFixed}
                      required
                    />
                  </FullWidth>
                );
              })}
            </FormSection>
          </FormCard>
        </Formik>
      )}
    </FormPage>
  );
}
