import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';

const List = styled('ul')(({ theme }) => ({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& > li': { display: 'flex', alignItems: 'center', gap: 6, padding: '2px 0' },
  '& svg': { fontSize: '1.125rem', flex: 'none' },
  '& > .error': { color: theme.vars.palette.error.main },
  '& > .warning svg': { color: theme.vars.palette.warning.main },
}));

type Props = { name: string; errors: readonly string[]; warnings: readonly string[] };

/** The server's findings about the placement of a student. */
export const PlacementNotes = ({ name, errors, warnings }: Props) =>
  errors.length + warnings.length > 0 && (
    <List aria-label={`Catatan untuk ${name}`}>
      {errors.map((text) => (
        <li key={text} className="error">
          <ErrorOutlineOutlined aria-hidden />
          {text}
        </li>
      ))}
      {warnings.map((text) => (
        <li key={text} className="warning">
          <WarningAmberOutlined aria-hidden />
          <span>Peringatan: {text}</span>
        </li>
      ))}
    </List>
  );
