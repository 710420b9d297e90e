import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useScreen } from '@/client/navigation/useScreen';

type Props = {
  /** The title of the screen by default. */
  title?: ReactNode;
  /** One line of context. */
  context?: ReactNode;
  actions?: ReactNode;
};

const Block = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 20,
  [theme.breakpoints.down('md')]: { marginBottom: 16 },
}));

// A name may be 200 characters without a space.
const Words = styled('div')({ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    width: '100%',
    '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 48 },
    '& > .MuiIconButton-root': { width: 48, height: 48 },
  },
}));

/** Labels the main content for screen readers. */
export const PAGE_TITLE_ID = 'page-title';

/** The top of every page: title, one line of context, actions. */
export const PageHeader = ({ title, context, actions }: Props) => {
  const screen = useScreen();
  return (
    <Block>
      <Words>
        <Typography id={PAGE_TITLE_ID} variant="h1">
          {title ?? screen?.title}
        </Typography>
        {context && <Typography sx={{ color: 'text.secondary', mt: 0.25 }}>{context}</Typography>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Block>
  );
};
