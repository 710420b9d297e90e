import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FILE_TYPES } from './importTexts';

/** Chooses the corrected file in place of the shown one. */
export function FileReplacement({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={FILE_TYPES}
        aria-label="Berkas yang sudah diperbaiki"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Choosing a file of the same name fires another event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button variant="outlined" color="secondary" onClick={() => input.current?.click()}>
        Ganti berkas
      </Button>
    </>
  );
}
