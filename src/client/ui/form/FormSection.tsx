import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = {
  title?: string;
  description?: ReactNode;
  /** To the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
};

const Section = styled('section')(({ theme }) => ({
  padding: '20px 20px 10px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** The line for a hint or an error. */
const HELP_HEIGHT = 21;

/** Two columns if there is room. A field in `<FullWidth>` spans both. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gap: '8px 20px',
  // Reserved: an error that appears on blur must not move what the user is about to click, not even for
  // the frame that `:not(:has(…))` takes to notice it.
  '&& > *': { paddingBottom: HELP_HEIGHT },
  '& .MuiFormHelperText-root': { marginBottom: -HELP_HEIGHT },
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Heading = styled('div', { shouldForwardProp: (prop) => prop !== 'isClose' })<{
  isClose: boolean;
}>(({ isClose }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: isClose ? 2 : 16,
}));

export const FullWidth = styled('div')({ gridColumn: '1 / -1' });

export function FormSection({ title, description, actions, children }: Props) {
  const id = useId();

  return (
    <Section aria-labelledby={title ? id : undefined}>
      {title && (
        <Heading isClose={Boolean(description)}>
          <Typography id={id} variant="h2" component="h2">
            {title}
          </Typography>
          {actions}
        </Heading>
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
