import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = { title?: string; description?: ReactNode; children: ReactNode };

const Section = styled('section')(({ theme }) => ({
  padding: 20,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** Two columns where there is room. A field in `<FullWidth>` takes both. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gap: '18px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const FullWidth = styled('div')({ gridColumn: '1 / -1' });

export function FormSection({ title, description, children }: Props) {
  const id = useId();

  return (
    <Section aria-labelledby={title ? id : undefined}>
      {title && (
        <Typography id={id} variant="h2" component="h2" sx={{ mb: description ? 0.25 : 2 }}>
          {title}
        </Typography>
      )}
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {description}
        </Typography>
      )}
      <FieldGrid>{children}</FieldGrid>
    </Section>
  );
}
