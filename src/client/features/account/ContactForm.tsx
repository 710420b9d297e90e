import { Formik } from 'formik';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import {
  type CurrentUser,
  type OwnAccount,
  useChangeOwnContactMutation,
  useGetOwnAccountQuery,
} from '@/client/api/api';
import { useEditSubmit } from '@/client/records/conflicts/useEditSubmit';
import { userLoaded } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { TextField } from '@/client/ui/fields/TextField';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import { notify } from '@/client/ui/toasts/notify';
import { isOtherAddress, ownContactRules } from '@/shared/resources/session/ownContactRules';
import { userFields } from '@/shared/resources/users/userFields';
import { EmailFields } from './EmailFields';

const toValues = ({ email, phone_number, version }: CurrentUser) => ({
  email: email ?? '',
  phone_number: phone_number ?? '',
  password: '',
  version,
});

/** One's own address and telephone number. */
export function ContactForm({ account }: { account: OwnAccount }) {
  const { refetch } = useGetOwnAccountQuery();
  const [changeOwnContact] = useChangeOwnContactMutation();
  const dispatch = useDispatch();
  const rules = useMemo(() => ownContactRules(account.email), [account.email]);
  const form = useEditSubmit({
    record: { of: 'users', id: account.id },
    rules,
    request: (ownContactInput) =>
      changeOwnContact({
        // The password counts for another address only.
        ownContactInput: { ...ownContactInput, password: ownContactInput.password ?? undefined },
      }).unwrap(),
    reread: async () => ({ values: toValues((await refetch().unwrap()).data) }),
    failure: UPDATE_FAILED,
    onDone: ({ data }, { resetForm }) => {
      const isNew = isOtherAddress(account.email, data.email) && data.email_state !== 'off';
      notify.success(
        'Berhasil',
        isNew
          ? `Kontak Anda disimpan. Buka tautan verifikasi di kotak masuk ${data.email}.`
          : 'Kontak Anda disimpan.',
      );
      resetForm({ values: toValues(data) });
      dispatch(userLoaded(toSessionUser(data)));
    },
  });

  return (
    <Formik initialValues={toValues(account)} {...form}>
      <FormCard label="Kontak" submitLabel="Simpan Kontak" focusOnOpen={false}>
        <FormSection title="Kontak">
          <EmailFields account={account} />
          <TextField
            name="phone_number"
            label={userFields.phone_number.label}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </FormSection>
      </FormCard>
    </Formik>
  );
}
