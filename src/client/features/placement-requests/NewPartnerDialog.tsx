import type { CompanyInput, PlacementRequest } from '@/client/api/api';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { ContactInputs, QuotaInput } from '@/client/records/companies/CompanyInputs';
import { TextField } from '@/client/ui/fields/TextField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { FieldGrid, FullWidth } from '@/client/ui/form/FormSection';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { notify } from '@/client/ui/toasts/notify';
import { companyFields } from '@/shared/resources/companies/companyFields';
import { companyRules } from '@/shared/resources/companies/companyRules';

const CREATED = { title: 'Berhasil!', description: 'Mitra dibuat dan terhubung dengan pengajuan.' };
const NOT_CREATED = { title: 'Gagal!', description: 'Mitra tidak dibuat. Isiannya tetap ada.' };

/** The fields of the company inside the request. */
const PREFIX = 'company.';

type Props = {
  company: PlacementRequest['own_company'];
  /** Rejects if the company was not stored. */
  onCreate: (company: CompanyInput) => Promise<unknown>;
  onClose: () => void;
};

/**
 * A new partner with what the student has written.
 * @public used through `lazyComponent`
 */
export function NewPartnerDialog({ company, onCreate, onClose }: Props) {
  const form = useFormSubmit<object, object>({
    rules: companyRules,
    request: (input) => onCreate(input as CompanyInput),
    success: CREATED,
    failure: NOT_CREATED,
    onDone: onClose,
    onFailure: async (error, values, { setStatus }) => {
      const errors = Object.entries(fieldErrorsOf(error) ?? {});
      const own = errors.filter(([name]) => name.startsWith(PREFIX));
      if (own.length === 0) return false;
      setStatus({
        kind: 'refused',
        errors: Object.fromEntries(own.map(([name, text]) => [name.slice(PREFIX.length), text])),
        values,
      });
      notify.error(NOT_CREATED.title, NOT_CREATED.description);
      return true;
    },
  });
  const initialValues = {
    name: company?.name ?? '',
    address: company?.address ?? '',
    business_field: company?.business_field ?? '',
    phone_number: company?.phone_number ?? '',
    email: company?.email ?? '',
    internship_quota: '',
    is_active: true,
  };
  return (
    <FormDialog
      title="Mitra Baru"
      maxWidth="sm"
      initialValues={initialValues}
      form={form}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="name" label={companyFields.name.label} required />
        <TextField name="business_field" label={companyFields.business_field.label} required />
        <FullWidth>
          <TextField name="address" label={companyFields.address.label} rows={2} required />
        </FullWidth>
        <ContactInputs />
        <QuotaInput />
      </FieldGrid>
    </FormDialog>
  );
}
