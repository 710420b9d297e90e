import ComputerOutlined from '@mui/icons-material/ComputerOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { styled, useColorScheme } from '@mui/material/styles';
import { useId } from 'react';

const CHOICES = [
  { mode: 'light', label: 'Terang', Icon: LightModeOutlined },
  { mode: 'dark', label: 'Gelap', Icon: DarkModeOutlined },
  { mode: 'system', label: 'Sistem', Icon: ComputerOutlined },
] as const;

const Field = styled('div')(({ theme }) => ({
  padding: '10px 12px',
  '& > h3': {
    margin: '0 4px 6px',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 2,
  padding: 2,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.secondary.fill,
}));

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  height: 32,
  borderRadius: 6,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '& svg': { fontSize: 16 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(input:checked)': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: '0 1px 2px rgb(15 23 42 / 0.16)',
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}));

/** Light, dark or the system's setting; MUI stores the choice. */
export function ColorSchemeSwitch() {
  const name = useId();
  const { mode = 'system', setMode } = useColorScheme();

  return (
    <Field>
      <h3 id={`${name}-title`}>Tema</h3>
      <Choices role="radiogroup" aria-labelledby={`${name}-title`}>
        {CHOICES.map(({ mode: choice, label, Icon }) => (
          <Choice key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={mode === choice}
              onChange={() => setMode(choice)}
            />
            <Icon aria-hidden />
            {label}
          </Choice>
        ))}
      </Choices>
    </Field>
  );
}
