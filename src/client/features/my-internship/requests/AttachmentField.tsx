import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileButton } from '@/client/ui/FileButton';
import { FieldFrame } from '@/client/ui/fields/FieldFrame';
import type { FieldProps } from '@/client/ui/fields/fieldProps';
import { useFieldState } from '@/client/ui/fields/useFieldState';
import { asText, useFormField } from '@/client/ui/form/formFields';
import { ATTACHMENT_TYPES } from '@/shared/resources/attendance-requests/attendanceRequestRules';

/** The value is a File or null. */
export function AttachmentField(props: FieldProps) {
  const { name, label, disabled, helperText } = props;
  const field = useFieldState<File | null>(name, helperText);
  useFormField(name, { label, textOf: asText, isFile: true });
  const file = field.input.value;

  const hold = (chosen: File | null) => {
    void field.helpers.setTouched(true, false);
    void field.helpers.setValue(chosen);
  };

  return (
    <FieldFrame field={field} label={label} disabled={disabled} helperText={helperText}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <FileButton
          id={field.id}
          name={name}
          accept={ATTACHMENT_TYPES.join(',')}
          describedBy={field.describedBy}
          isInvalid={Boolean(field.error)}
          disabled={disabled}
          onChoose={hold}
        >
          {file ? 'Ganti lampiran' : 'Pilih lampiran'}
        </FileButton>
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
