import DrawOutlined from '@mui/icons-material/DrawOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { SIGNATURE_TYPES } from '@/shared/constants/limits';
import { SIGNATURE_NOT_IMAGE } from '@/shared/validation/signatureRules';
import { FieldHelp } from './FieldHelp';
import { FieldLabel } from './FieldLabel';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

type Props = FieldProps & {
  /** The image that is stored now, shown until another one is chosen. */
  currentUrl?: string | null;
};

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  border: `1px dashed ${theme.vars.palette.control.border}`,
  borderRadius: 8,
  // The input itself is not to be seen.
  '&:has(input:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

// Signatures are dark ink on nothing: they need paper in the dark scheme, too.
const Sheet = styled('div')(({ theme }) => ({
  flex: '0 1 160px',
  minWidth: 96,
  height: 80,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: '#ffffff',
  color: '#64748b',
  overflow: 'hidden',
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
}));

function usePreview(file: File | null) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}

/** Holds a File, or null; whatever is no image clears it (spec §2). */
export function SignatureField(props: Props) {
  const {
    name,
    label,
    required,
    disabled,
    helperText = 'PNG atau JPG, maksimal 5MB',
    currentUrl,
  } = props;
  const field = useFieldState<File | null | undefined>(name, helperText);
  const [wasRefused, setRefused] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);

  const file = field.input.value instanceof File ? field.input.value : null;
  const preview = usePreview(file);
  const shown = preview ?? currentUrl;
  const error = wasRefused ? SIGNATURE_NOT_IMAGE : field.error;

  const choose = (chosen: File | null) => {
    const isImage = chosen?.type.startsWith('image/') ?? false;
    setRefused(chosen !== null && !isImage);
    void field.helpers.setValue(isImage ? chosen : null);
    void field.helpers.setTouched(true, false);
    // The same file can be chosen again after it was refused.
    if (!isImage && fileInput.current) fileInput.current.value = '';
  };

  return (
    <FormControl
      fullWidth
      required={required}
      disabled={disabled}
      error={Boolean(error)}
      {...field.marks}
    >
      <FieldLabel htmlFor={field.id} required={required}>
        {label}
      </FieldLabel>
      <Frame
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!disabled) choose(event.dataTransfer.files[0] ?? null);
        }}
      >
        <Sheet>
          {shown ? (
            <img src={shown} alt={file ? `Pratinjau ${file.name}` : 'Tanda tangan saat ini'} />
          ) : (
            <DrawOutlined aria-hidden />
          )}
        </Sheet>
        <Box sx={{ flex: '1 0 min-content', overflowWrap: 'anywhere' }}>
          <input
            ref={fileInput}
            id={field.id}
            name={name}
            type="file"
            required={required}
            accept={SIGNATURE_TYPES.join(',')}
            disabled={disabled}
            aria-describedby={error || helperText ? field.helperId : undefined}
            aria-invalid={Boolean(error)}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
          />
          <Button
            variant="outlined"
            color="secondary"
            size="small"
            tabIndex={-1}
            disabled={disabled}
            onClick={() => fileInput.current?.click()}
          >
            {shown ? 'Ganti gambar' : 'Pilih gambar'}
          </Button>
          {file && (
            <Box sx={{ mt: 0.75, fontSize: '0.75rem', color: 'text.secondary' }}>{file.name}</Box>
          )}
        </Box>
      </Frame>
      <FieldHelp id={field.helperId} error={error} helperText={helperText} />
    </FormControl>
  );
}
