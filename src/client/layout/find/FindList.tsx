import { styled } from '@mui/material/styles';
import type {
  AutocompleteGroupedOption,
  UseAutocompleteReturnValue,
} from '@mui/material/useAutocomplete';
import type { Finding } from './finding';

// Positioned, because the highlighted option is scrolled into view by its place in the list.
const List = styled('ul')({
  position: 'relative',
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: 0,
  padding: '4px 8px 12px',
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});

const Title = styled('div')(({ theme }) => ({
  padding: '12px 8px 4px',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '4px 8px',
  borderRadius: 8,
  cursor: 'pointer',
  '& > svg': { flex: 'none', fontSize: 20, color: theme.vars.palette.text.secondary },
  '&.Mui-focused': {
    backgroundColor: theme.vars.palette.primary.fill,
    '& > svg': { color: theme.vars.palette.primary.text },
  },
  [theme.breakpoints.down('md')]: { minHeight: 48 },
}));

const Text = styled('span')({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: '1.25rem' });

const Description = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

type Props = Pick<
  UseAutocompleteReturnValue<Finding, false, false, false>,
  'getListboxProps' | 'getOptionProps'
> & {
  groups: readonly AutocompleteGroupedOption<Finding>[];
};

export function FindList({ groups, getListboxProps, getOptionProps }: Props) {
  if (groups.length === 0) return null;
  const { id, ...listbox } = getListboxProps() as { id?: string };
  return (
    <List id={id} {...listbox}>
      {groups.map(({ group, index: first, options }) => (
        <li key={group} role="presentation">
          <Title id={`${id}-${first}`}>{group}</Title>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of options in a list box */}
          <ul role="group" aria-labelledby={`${id}-${first}`}>
            {options.map((option, place) => {
              const { key, ...item } = getOptionProps({ option, index: first + place });
              return (
                <Option key={key} {...item}>
                  <option.Icon aria-hidden />
                  <Text>
                    {option.label}
                    {option.description && <Description>{option.description}</Description>}
                  </Text>
                </Option>
              );
            })}
          </ul>
        </li>
      ))}
    </List>
  );
}
