import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { type User, useCreatePasswordCodeMutation } from '@/client/api/api';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { GivenCodeButton } from './GivenCodeButton';

const dialog = lazyComponent(() => import('./PasswordCodeDialog'), 'PasswordCodeDialog');

/** Gives a person in the office a code to set a new password, without a password that others can guess. */
export function PasswordCodeButton({ user: { id, name } }: { user: User }) {
  const [createCode] = useCreatePasswordCodeMutation();
  return (
    <GivenCodeButton
      label="Kode Password"
      icon={<KeyOutlined />}
      question={{
        title: 'Buat kode password?',
        description: `Dengan kode ini, ${name} membuat password baru sendiri dalam 30 menit. Pastikan dahulu bahwa yang meminta adalah ${name}. Passwordnya yang sekarang tetap berlaku sampai diganti.`,
      }}
      done="Kode password dibuat."
      create={() => createCode({ id }).unwrap()}
      show={(code, onClose) => <dialog.Component {...code} name={name} onClose={onClose} />}
    />
  );
}
