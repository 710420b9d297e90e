import { PieChart } from '@mui/x-charts/PieChart';
import { formatNumber } from '@/client/components/formatDate';
import { NOT_VALIDATED_COLOUR, VALIDATED_COLOUR } from '@/shared/constants/screen';

type Props = { notValidated: number; validated: number; height: number };

const LEGEND_HEIGHT = 48;

export function ValidationChart({ notValidated, validated, height }: Props) {
  const total = notValidated + validated;
  const share = (value: number) => `${Math.round((value / total) * 100)}%`;
  // The tooltip has the number beside the name already.
  const label = (name: string, value: number) => (location: string) =>
    location === 'legend' ? `${name}: ${formatNumber(value)}` : name;

  return (
    <PieChart
      height={height - LEGEND_HEIGHT}
      // The words beside it are for those who do not see; what is hidden may not take the focus.
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
