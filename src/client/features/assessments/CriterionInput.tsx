import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import type { Assessment } from '@/client/api/api';
import { SCORE_MAX, SCORE_MIN } from '@/shared/constants/limits';

type Props = {
  criterion: Assessment['criteria'][number];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Enter leads to the next criterion. */
  onEnter: () => void;
};

/** The score of a criterion: a number, or a word that its digit chooses. */
export function CriterionInput({ criterion, value, error, onChange, onEnter }: Props) {
  const id = useId();
  const { name, weight, guidance, words } = criterion;
  const label = `${id}-label`;
  const help = `${id}-help`;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (words?.[Number(event.key) - 1]) {
      onChange(event.key);
    }
  };

  const title = `${name} (${weight}%)`;
  return (
    <div>
      <Typography
        id={label}
        component={words ? 'h3' : 'label'}
        htmlFor={id}
        variant="subtitle2"
        sx={{ display: 'block' }}
      >
        {title}
      </Typography>
      {guidance && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {guidance}
        </Typography>
      )}
      {words ? (
        <RadioGroup
          data-score
          tabIndex={-1}
          aria-labelledby={label}
          aria-describedby={help}
          value={value}
          onChange={(_event, next) => onChange(next)}
          onKeyDown={handleKeyDown}
        >
          {words.map(({ word, points }, index) => (
            <FormControlLabel
              key={word}
              value={String(index + 1)}
              control={<Radio />}
              label={`${index + 1}. ${word} (${points})`}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      ) : (
        <OutlinedInput
          id={id}
          data-score
          fullWidth
          value={value}
          error={error !== undefined}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 3))}
          onKeyDown={handleKeyDown}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off', 'aria-describedby': help }}
          sx={{ maxWidth: 160 }}
        />
      )}
      <FormHelperText id={help} error={error !== undefined}>
        {error ?? (words ? 'Tekan angkanya, lalu Enter' : `Angka ${SCORE_MIN} sampai ${SCORE_MAX}`)}
      </FormHelperText>
    </div>
  );
}
