import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { copyText } from '../copyText';
import { notify } from '../toasts/notify';

type Props = {
  text: string;
  /** The copied value in words: 'NIM 2403310001'. */
  label: string;
  tabIndex?: 0 | -1;
};

const CONFIRMED_MS = 2000;

/** A small button that copies the value beside it. */
export function CopyButton({ text, label, tabIndex }: Props) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const handleClick = async () => {
    const isDone = await copyText(text);
    setCopied(isDone);
    if (isDone) notify.success('Disalin', label);
    else notify.error('Gagal menyalin', 'Pilih teksnya, lalu salin sendiri.');
  };

  return (
    <IconButton
      size="small"
      className="copy"
      aria-label={`Salin ${label}`}
      title={`Salin ${label}`}
      tabIndex={tabIndex}
      onClick={() => void handleClick()}
    >
      {isCopied ? (
        <CheckOutlined color="success" sx={{ fontSize: 16 }} />
      ) : (
        <ContentCopyOutlined sx={{ fontSize: 16 }} />
      )}
    </IconButton>
  );
}
