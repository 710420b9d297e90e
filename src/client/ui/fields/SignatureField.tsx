import DrawOutlined from '@mui/icons-material/DrawOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { IMAGE_TYPES } from '@/shared/constants/limits';
import { REFUSED_SIGNATURE } from '@/shared/resources/signatures/signatureRules';
import { asText, useFormField } from '../form/formFields';
import { lazyComponent } from '../lazyComponent';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './fieldProps';
import { useFieldState } from './useFieldState';

const drawDialog = lazyComponent(() => import('./DrawSignatureDialog'), 'DrawSignatureDialog');

type Props = FieldProps & {
  /** The stored image, shown until another one is chosen. */
  currentUrl?: string | null;
  /** Whether the signature can be drawn, too. */
  canDraw?: boolean;
};

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  border: `1px dashed ${theme.vars.palette.control.border}`,
  borderRadius: 8,
  // The input itself is visually hidden.
  '&:has(input:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

// Signatures are dark on transparent: they need a light background in the dark scheme, too.
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

/**
 * The value is a File or null. A file that is not an image clears it (spec §2) and sets an error,
 * which only a valid file or 'Hapus pilihan' removes.
 */
export function SignatureField(props: Props) {
  const {
    name,
    label,
    required,
    disabled,
    helperText = 'PNG atau JPG, maksimal 5MB',
    currentUrl,
    canDraw = false,
  } = props;
  const [isDrawing, setDrawing] = useState(false);
  const field = useFieldState<File | typeof REFUSED_SIGNATURE | null | undefined>(name, helperText);
  const fileInput = useRef<HTMLInputElement>(null);
  useFormField(name, { label, textOf: asText, isFile: true });

  const { value } = field.input;
  const file = value instanceof File ? value : null;
  const preview = usePreview(file);
  const shown = preview ?? currentUrl;

  const hold = (chosen: File | typeof REFUSED_SIGNATURE | null) => {
    void field.helpers.setTouched(true, false);
    void field.helpers.setValue(chosen);
    // Without this, choosing the same file again would not fire a change event.
    if (!(chosen instanceof File) && fileInput.current) fileInput.current.value = '';
  };
  const choose = (chosen: File | null) =>
    hold(chosen && !chosen.type.startsWith('image/') ? REFUSED_SIGNATURE : chosen);

  return (
    <FieldFrame
      field={field}
      label={label}
      required={required}
      disabled={disabled}
      helperText={helperText}
    >
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
            accept={IMAGE_TYPES.join(',')}
            disabled={disabled}
            aria-describedby={field.describedBy}
            aria-invalid={Boolean(field.error)}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
          />
          {canDraw && (
            <Button
              variant="outlined"
              disabled={disabled}
              onPointerEnter={() => void drawDialog.preload()}
              onClick={() => setDrawing(true)}
              sx={{ minHeight: 44, mr: 1, mb: 1 }}
            >
              {file ? 'Gambar ulang' : 'Gambar tanda tangan'}
            </Button>
          )}
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
          {value && (
            <Button color="secondary" size="small" disabled={disabled} onClick={() => hold(null)}>
              Hapus pilihan
            </Button>
          )}
          {file && (
            <Box sx={{ mt: 0.75, fontSize: '0.75rem', color: 'text.secondary' }}>{file.name}</Box>
          )}
        </Box>
      </Frame>
      {isDrawing && <drawDialog.Component onDrawn={choose} onClose={() => setDrawing(false)} />}
    </FieldFrame>
  );
}
