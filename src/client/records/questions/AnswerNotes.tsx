import Alert from '@mui/material/Alert';

type Props = {
  /** The digest of what is asked now, once it is another one than at first. */
  changed: string | null;
  failure: string | null;
};

/** Says that the question has become another one, or that sending the answer has failed. */
export const AnswerNotes = ({ changed, failure }: Props) => (
  <>
    {changed !== null && (
      // The key announces yet other changes, too.
      <Alert key={changed} severity="warning" sx={{ mt: 2 }}>
        Sementara itu datanya berubah. Periksa lagi angka yang baru, lalu lanjutkan.
      </Alert>
    )}
    {failure && (
      <Alert severity="error" sx={{ mt: 2 }}>
        {failure}
      </Alert>
    )}
  </>
);
