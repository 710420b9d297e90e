import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import { type User, useCreateSecondFactorCodeMutation } from '@/client/api/api';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { GivenCodeButton } from './GivenCodeButton';

const dialog = lazyComponent(() => import('./FactorCodeDialog'), 'FactorCodeDialog');

/** Gives a person a code in the place of a lost second factor. */
export function FactorCodeButton({ user: { id, name } }: { user: User }) {
  const [createCode] = useCreateSecondFactorCodeMutation();
  return (
    <GivenCodeButton
      label="Kode Pengganti"
      icon={<PhonelinkLockOutlined />}
      question={{
        title: 'Buat kode pengganti?',
        description: `Dengan kode ini dan passwordnya, ${name} dapat masuk satu kali dalam 10 menit tanpa ponselnya. Pastikan dahulu bahwa yang meminta adalah ${name}; ia menerima kabar tentang kode ini.`,
      }}
      done="Kode pengganti dibuat."
      create={() => createCode({ id }).unwrap()}
      show={(code, onClose) => <dialog.Component {...code} name={name} onClose={onClose} />}
    />
  );
}
