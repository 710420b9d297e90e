import { PrintSheet } from '@/client/ui/PrintSheet';

type Props = { code: string; address: string; name: string; asWhom: string; until: string };

/** The code on paper, for people without an e-mail address. */
export const InvitationSheet = ({ code, address, name, asWhom, until }: Props) => (
  <PrintSheet>
    <h1>Undangan untuk {name}</h1>
    <p>Anda diundang sebagai {asWhom}. Untuk membuka akun:</p>
    <ol>
      <li>
        Buka <b>{address}</b> dengan ponsel atau komputer.
      </li>
      <li>
        Ketik kode <strong>{code}</strong>
      </li>
      <li>Isi nomor untuk masuk dan password, lalu bubuhkan tanda tangan.</li>
    </ol>
    <p>Kode ini berlaku satu kali, sampai {until}. Jangan berikan kepada orang lain.</p>
  </PrintSheet>
);
