import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '@/client/ui/cells/CopyButton';
import { RowActions } from '@/client/ui/cells/RowActions';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { type Column, cellContent, copyOf } from '../column';
import { TOUCH_TARGET } from '../layout/measures';
import { type RowSelection, toggleRow } from '../selection/useSelection';
import { useRowSettings } from './RowContext';
import { isOnControl } from './useOpenRow';

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => number | string;
  isBusy: boolean;
  /** While somebody selects rows. */
  selection?: RowSelection;
};

const checkbox = lazyComponent(
  () => import(/* webpackChunkName: "later.bulk" */ '../selection/CardCheckbox'),
  'CardCheckbox',
);

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  containerType: 'inline-size',
  // The bar of actions must not cover the focused element.
  '&.selecting :is(a, button, input)': { scrollMarginBottom: 2 * TOUCH_TARGET + 48 },
});

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '14px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:has(a):hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(input:checked)': { backgroundColor: theme.vars.palette.action.selected },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8 });

const Check = styled('div')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  margin: '-12px -4px -12px -12px',
});

const Title = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'break-word',
  '& a': { color: 'inherit', textDecoration: 'none' },
  // The link of the title covers the whole card.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& a:focus-visible': { outline: 'none' },
}));

// These buttons are above the link that covers the card.
const Raised = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginBlock: -10,
  marginRight: -10,
  '& .MuiIconButton-root': { width: TOUCH_TARGET, height: TOUCH_TARGET },
});

const COPY_ICON_SIZE = 16;
const COPY_PADDING = (TOUCH_TARGET - COPY_ICON_SIZE) / 2;
const LINE_HEIGHT = 18;

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
  gap: '4px 14px',
  margin: '8px 0 0',
  fontSize: '0.8125rem',
  lineHeight: `${LINE_HEIGHT}px`,
  fontVariantNumeric: 'tabular-nums',
  // A tablet has room for two pairs of label and value in a line.
  '@container (min-width: 560px)': {
    gridTemplateColumns: 'repeat(2, minmax(88px, max-content) minmax(0, 1fr))',
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'break-word', minWidth: 0 },
  // Above the link that covers the card, in a line of the same height.
  '& .copy': {
    position: 'relative',
    zIndex: 1,
    margin: `${(LINE_HEIGHT - TOUCH_TARGET) / 2}px 0 ${(LINE_HEIGHT - TOUCH_TARGET) / 2}px 4px`,
    padding: COPY_PADDING,
  },
}));

const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 6 });

const placeOf = <Row,>(column: Column<Row>, index: number) =>
  column.card ?? (index === 0 ? 'title' : 'line');

function Cards<Row>({ label, rows, columns, idOf, isBusy, selection }: Props<Row>) {
  const { nameOf, hrefOf, actionsOf } = useRowSettings();
  const at = (place: string) => columns.filter((column, index) => placeOf(column, index) === place);
  const [titles, badges, lines] = [at('title'), at('badge'), at('line')];

  return (
    <List className={selection && 'selecting'} aria-label={label} aria-busy={isBusy}>
      {rows.map((row) => {
        const title = titles.map((column) => (
          <div key={column.field}>{cellContent(row, column)}</div>
        ));
        const id = idOf(row);
        return (
          <Item
            key={id}
            onClick={selection && ((event) => isOnControl(event) || toggleRow(selection, id))}
          >
            <Head>
              {selection && (
                <Check>
                  <checkbox.Component
                    name={nameOf(row)}
                    isChecked={selection.ids.has(id)}
                    onToggle={() => toggleRow(selection, id)}
                  />
                </Check>
              )}
              <Title>{hrefOf && !selection ? <Link to={hrefOf(row)}>{title}</Link> : title}</Title>
              {actionsOf && (
                <Raised>
                  <RowActions of={nameOf(row)} actions={() => actionsOf(row)} />
                </Raised>
              )}
            </Head>
            {badges.length > 0 && (
              <Badges>
                {badges.map((column) => (
                  <span key={column.field}>{cellContent(row, column)}</span>
                ))}
              </Badges>
            )}
            {lines.length > 0 && (
              <Lines>
                {lines.map((column) => {
                  const copy = copyOf(row, column);
                  return (
                    <Line key={column.field} header={column.header}>
                      {cellContent(row, column)}
                      {copy && <CopyButton {...copy} />}
                    </Line>
                  );
                })}
              </Lines>
            )}
          </Item>
        );
      })}
    </List>
  );
}

/** The rows as cards, where the columns do not fit side by side. */
export const CardList = memo(Cards) as typeof Cards;

const Line = ({ header, children }: { header: string; children: React.ReactNode }) => (
  <>
    <dt>{header}</dt>
    <dd>{children}</dd>
  </>
);

export const CardSkeleton = ({ lines }: { lines: number }) => (
  <Item as="div" data-testid="skeleton-row">
    <Skeleton width="55%" />
    <Skeleton width="80%" height={lines * (LINE_HEIGHT + 4)} sx={{ transform: 'none', mt: 1 }} />
  </Item>
);
