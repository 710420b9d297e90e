import { PieChart } from '@mui/x-charts/PieChart';
import { NOT_VALIDATED_COLOUR, VALIDATED_COLOUR } from '@/shared/constants/screen';
import { formatNumber } from '@/shared/formatNumber';

type Props = { notValidated: number; validated: number; height: number };

const LEGEND_HEIGHT = 48;

export function ValidationChart({ notValidated, validated, height }: Props) {
  const total = notValidated + validated;
  const share = (value: number) => `${Math.round((value / total) * 100)}%`;
  // The tooltip already shows the number next to the name.
  const label = (name: string, value: number) => (location: string) =>
    location === 'legend' ? `${name}: ${formatNumber(value)}` : name;

  return (
    <PieChart
      height={height - LEGEND_HEIGHT}
      // The chart is aria-hidden (its text is next to it), so it must not be focusable.
      disableKeyboardNavigation
      series={[
        {
          innerRadius: '58%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => `${formatNumber(value)} (${share(value)})`,
          data: [
            {
              id: 'not-validated',
              value: notValidated,
              label: label('Belum Divalidasi', notValidated),
              color: NOT_VALIDATED_COLOUR,
            },
            {
              id: 'validated',
              value: validated,
              label: label('Sudah Divalidasi', validated),
              color: VALIDATED_COLOUR,
            },
          ],
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    />
  );
}
