import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';

/** The star is drawn by CSS: it belongs neither to the text nor to the accessible name. */
export const requiredStar = {
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
