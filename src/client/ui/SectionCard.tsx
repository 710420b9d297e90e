import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const Header = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 20px',
});

/** The rows of a section. */
export const SectionRows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** A row: its text, and a badge to the right. */
export const SectionRow = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** A note, or what stands in place of the rows. */
export const SectionLine = styled('div')(({ theme }) => ({
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type Props = {
  title: string;
  /** To the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A card beside the main one of a page, with a title of its own. */
export function SectionCard({ title, action, children }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ flex: 'none' }}>
      <Header>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {action}
      </Header>
      {children}
    </Card>
  );
}
