interface Address {
  email_state?: 'off' | 'unconfirmed' | 'confirmed' | 'refused';
  email_refusal?: string | null;
}

/** For a page that says what would be mailed. */
export const UNREACHED = 'Email baru dikirim setelah alamat Anda terverifikasi.';

/** Whether mails go to an address, in a line; null if the server sends none. */
export function emailStateText({ email_state = 'off', email_refusal }: Address): string | null {
  switch (email_state) {
    case 'off':
      return null;
    case 'confirmed':
      return 'Email terverifikasi';
    case 'refused':
      return email_refusal ? `Email ditolak server: ${email_refusal}` : 'Email ditolak server';
    default:
      return 'Email belum diverifikasi';
  }
}
