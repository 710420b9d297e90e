import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { MetricCard } from './MetricCard';
import { METRIC_COLOURS, type MetricColour } from './metricColours';

const COLOURS = ['green', 'blue', 'red', 'yellow', 'purple', 'indigo', 'gray'] as const;

const tileOf = (color?: MetricColour) => {
  renderApp(
    <MetricCard title="Total" value={1234567} icon={<svg data-testid="icon" />} color={color} />,
    { styled: true },
  );
  const tile = screen.getByTestId('icon').parentElement;
  if (!tile) throw new Error('The icon is not in a tile.');
  return tile;
};

describe('metric card', () => {
  test('shows title and icon, and the value with thousands separators', () => {
    tileOf();
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('1.234.567');
  });

  test('offers the seven colours of the specification', () => {
    expect(Object.keys(METRIC_COLOURS).sort()).toEqual([...COLOURS].sort());
  });

  test.each(COLOURS)('shows a %s tile', (colour) => {
    expect(tileOf(colour)).toHaveStyle({ backgroundColor: METRIC_COLOURS[colour].light.fill });
  });

  test('uses gray by default', () => {
    expect(tileOf()).toHaveStyle({ backgroundColor: METRIC_COLOURS.gray.light.fill });
  });
});
