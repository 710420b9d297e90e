import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';

export type GivenCode = { code: string; expires_at: string };

type Props = {
  label: string;
  icon: ReactNode;
  question: { title: string; description: string };
  /** The toast after it. */
  done: string;
  /** Must reject on failure: pass the `unwrap()` of a mutation. */
  create: () => Promise<{ data: GivenCode }>;
  /** Shows the code, this once. */
  show: (code: GivenCode, onClose: () => void) => ReactNode;
};

/** Makes a one-time code for a person in the office, after a question. */
export function GivenCodeButton({ label, icon, question, done, create, show }: Props) {
  const run = useConfirmedAction();
  const [code, setCode] = useState<GivenCode | null>(null);

  const handleClick = () =>
    void run({
      ...question,
      confirmLabel: 'Buat kode',
      success: { title: 'Berhasil', description: done },
      action: async () => setCode((await create()).data),
    });

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={icon}
        onClick={handleClick}
        sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } } }}
      >
        {label}
      </Button>
      {code && show(code, () => setCode(null))}
    </>
  );
}
