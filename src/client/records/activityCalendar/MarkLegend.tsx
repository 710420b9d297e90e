import { styled } from '@mui/material/styles';
import { MARKS } from './activityMark';
import { MarkBadge } from './MarkIcon';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: '12px 20px 16px',
  listStyle: 'none',
});

export const MarkLegend = () => (
  <List aria-label="Keterangan tanda">
    {MARKS.map((mark) => (
      <li key={mark}>
        <MarkBadge mark={mark} />
      </li>
    ))}
  </List>
);
