import { act, screen } from '@testing-library/react';
import type { Unsent } from '@/client/queue/unsentItem';
import { showUnsent } from '@/client/queue/unsentShown';
import { anUnsentPress } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { UnsentButton } from './UnsentButton';

afterEach(() => act(() => showUnsent({ userId: 0, items: [] })));

const waits = (id: string) => anUnsentPress({ id });
const isRefused = (id: string) => anUnsentPress({ id, state: 'refused' });

test.each<[string, Unsent[], string]>([
  ['2 menunggu dikirim', [waits('1'), waits('2')], '2'],
  ['2 menunggu dikirim, 1 perlu dilihat', [waits('1'), waits('2'), isRefused('3')], '21'],
  ['1 perlu dilihat', [isRefused('1')], '1'],
])('the button of the bar counts: %s', (name, items, shown) => {
  showUnsent({ userId: 1, items });
  renderApp(<UnsentButton />, { user: 'student' });
  expect(screen.getByRole('link', { name })).toHaveTextContent(shown);
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
});
