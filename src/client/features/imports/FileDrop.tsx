import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { FILE_HINT, FILE_TYPES } from './importTexts';

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '36px 20px',
  textAlign: 'center',
  border: `2px dashed ${theme.vars.palette.control.border}`,
  borderRadius: 10,
  color: theme.vars.palette.text.secondary,
  '& > svg': { fontSize: 36, color: theme.vars.palette.primary.text },
  '&.over': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.fill,
  },
  '&:has(input:focus-visible) .MuiButton-root': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  [theme.breakpoints.down('md')]: { padding: '24px 16px', '& .MuiButton-root': { minHeight: 48 } },
}));

const Refusal = styled('p')(({ theme }) => ({
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.error.text,
  overflowWrap: 'anywhere',
}));

type Props = { error: string | null; onChoose: (file: File) => void };

/** Chooses a file by a dialog, or by dropping it anywhere on the page. */
export function FileDrop({ error, onChoose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  return (
    <Zone
      className={isOver ? 'over' : undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <UploadFileOutlined aria-hidden />
      <div>Letakkan berkas di sini, atau</div>
      <VisuallyHidden>
        <label htmlFor={id}>Berkas yang diimpor</label>
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        type="file"
        accept={FILE_TYPES}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error !== null}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Choosing the corrected file of the same name fires another event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button variant="contained" tabIndex={-1} onClick={() => input.current?.click()}>
        Pilih berkas
      </Button>
      <div id={`${id}-hint`}>{FILE_HINT}</div>
      {error && (
        <Refusal id={`${id}-error`} role="alert">
          {error}
        </Refusal>
      )}
    </Zone>
  );
}
