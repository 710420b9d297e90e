import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSettings } from '@/client/api/useSettings';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { zoneName } from '@/shared/zonedTime';
import { useDigestHour } from './mailPreferences';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const Hint = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  color: theme.vars.palette.text.secondary,
}));

type Props = { hour: number };

/** The hour of the digest, by the clock of the campus. */
export function DigestHour({ hour }: Props) {
  const { campus_time_zone } = useSettings();
  const choose = useDigestHour(hour);
  const id = useId();
  return (
    <SectionCard title="Rangkuman harian">
      <SectionLine>
        <label htmlFor={id}>Jam rangkuman</label>{' '}
        <NativeSelect
          id={id}
          value={hour}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void choose(Number(target.value))}
        >
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {clockOf(one)}
            </option>
          ))}
        </NativeSelect>{' '}
        {zoneName(new Date(), campus_time_zone)}
        <Hint id={`${id}-hint`}>Hari kerja Anda, hanya bila ada yang belum Anda lihat.</Hint>
      </SectionLine>
    </SectionCard>
  );
}
