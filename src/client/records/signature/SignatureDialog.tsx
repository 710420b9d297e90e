import { useDispatch } from 'react-redux';
import { useChangeOwnSignatureMutation } from '@/client/api/api';
import { userLoaded } from '@/client/session/sessionSlice';
import { toSessionUser } from '@/client/session/storage';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { PasswordField } from '@/client/ui/fields/PasswordField';
import { SignatureField } from '@/client/ui/fields/SignatureField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import {
  ownSignatureRules,
  replacedSignatureRules,
} from '@/shared/resources/signatures/signatureRules';

interface SignatureValues {
  /** Required to replace a signature. */
  password?: string;
  digital_signature: File | null;
}

const FIRST: SignatureValues = { digital_signature: null };
const REPLACED: SignatureValues = { password: '', digital_signature: null };

interface Props {
  /** Whether a signature exists, which takes the password to replace. */
  hasSignature: boolean;
  onClose: () => void;
}

/**
 * A form for one's own signature.
 * @public used through the modules that import it on demand
 */
export function SignatureDialog({ hasSignature, onClose }: Props) {
  const dispatch = useDispatch();
  const [change] = useChangeOwnSignatureMutation();
  const form = useFormSubmit({
    rules: hasSignature ? replacedSignatureRules : ownSignatureRules,
    request: (_input, { password, digital_signature }: SignatureValues) =>
      change({
        // The server checks the password before it reads the image.
        ownSignatureInput: { password, digital_signature: digital_signature as File },
      }).unwrap(),
    success: { title: 'Berhasil', description: 'Tanda tangan Anda disimpan.' },
    failure: UPDATE_FAILED,
    onDone: ({ data }) => {
      onClose();
      dispatch(userLoaded(toSessionUser(data)));
    },
  });

  return (
    <FormDialog
      title={hasSignature ? 'Ganti tanda tangan' : 'Unggah tanda tangan'}
      maxWidth="sm"
      initialValues={hasSignature ? REPLACED : FIRST}
      form={form}
      onClose={onClose}
    >
      {hasSignature && (
        <PasswordField
          name="password"
          label="Password Saat Ini"
          autoComplete="current-password"
          required
        />
      )}
      <SignatureField name="digital_signature" label="Tanda Tangan Digital" required />
    </FormDialog>
  );
}
