import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FieldFrame } from '@/client/ui/fields/FieldFrame';
import type { FieldProps } from '@/client/ui/fields/fieldProps';
import { useFieldState } from '@/client/ui/fields/useFieldState';
import { asText, useFormField } from '@/client/ui/form/formFields';
import { ATTACHMENT_TYPES } from '@/shared/validation/attendanceRequestRules';

/** The value is a File or null. */
export function AttachmentField(props: FieldProps) {
  const { name, label, disabled, helperText } = props;
  const field = useFieldState<File | null>(name, helperText);
  const fileInput = useRef<HTMLInputElement>(null);
  useFormField(name, { label, textOf: asText, isFile: true });
  const file = field.input.value;

  const hold = (chosen: File | null) => {
    void field.helpers.setTouched(true, false);
    void field.helpers.setValue(chosen);
    // Without this, choosing the same file again would not fire a change event.
    if (!chosen && fileInput.current) fileInput.current.value = '';
  };

  return (
    <FieldFrame field={field} label={label} disabled={disabled} helperText={helperText}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <input
          ref={fileInput}
          id={field.id}
          name={name}
          type="file"
          accept={ATTACHMENT_TYPES.join(',')}
          disabled={disabled}
          aria-describedby={field.describedBy}
          aria-invalid={Boolean(field.error)}
          onChange={(event) => hold(event.target.files?.[0] ?? null)}
          style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        />
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<AttachFileOutlined />}
          tabIndex={-1}
          disabled={disabled}
          onClick={() => fileInput.current?.click()}
          sx={{ minHeight: { xs: 44, md: 0 }, 'input:focus-visible + &': { outline: '2px solid' } }}
        >
          {file ? 'Ganti lampiran' : 'Pilih lampiran'}
        </Button>
        {file && (
          <>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {file.name}
            </Box>
            <Button color="secondary" disabled={disabled} onClick={() => hold(null)}>
              Hapus pilihan
            </Button>
          </>
        )}
      </Box>
    </FieldFrame>
  );
}
