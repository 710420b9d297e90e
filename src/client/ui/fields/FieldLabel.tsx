import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';

/** CSS adds the asterisk, so that it is not part of the text or the accessible name. */
const requiredStar = {
  content: '" *" / ""',
  color: 'var(--mui-palette-error-main)',
} as const;

const Label = styled(InputLabel, { shouldForwardProp: (prop) => prop !== 'starred' })<{
  starred: boolean;
}>(({ starred }) => (starred ? { '&::after': requiredStar } : {}));

type Props = { id?: string; htmlFor?: string; required?: boolean; children: string };

export const FieldLabel = ({ id, htmlFor, required = false, children }: Props) => (
  <Label id={id} htmlFor={htmlFor} required={false} starred={required}>
    {children}
  </Label>
);
