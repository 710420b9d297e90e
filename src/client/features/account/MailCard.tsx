import type { OwnAccount } from '@/client/api/api';
import { UNREACHED } from '@/client/session/emailState';
import { SectionCard, SectionRows } from '@/client/ui/SectionCard';
import { paths } from '@/shared/paths';
import { AccountRow } from './AccountRow';
import { LinkButton } from './LinkButton';

function mailsIn(emailState: OwnAccount['email_state']): string {
  switch (emailState) {
    case 'confirmed':
      return 'Kabar dan rangkuman harian dikirim ke email Anda, sesuai pilihan Anda.';
    case 'unconfirmed':
    case 'refused':
      return UNREACHED;
    default:
      return 'Kabar tampil di kotak masuk SiMagang.';
  }
}

/** The news that arrive by mail. */
export const MailCard = ({ emailState }: { emailState: OwnAccount['email_state'] }) => (
  <SectionCard title="Pemberitahuan">
    <SectionRows>
      <AccountRow
        state={mailsIn(emailState)}
        action={<LinkButton to={paths.inbox.preferences} label="Pengaturan Pemberitahuan" />}
      />
    </SectionRows>
  </SectionCard>
);
