import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { SidebarTooltip } from './SidebarTooltip';

const open = (isEnabled = true) =>
  renderApp(
    <nav>
      {['Dosen', 'Mentor'].map((title) => (
        <SidebarTooltip key={title} title={title} isEnabled={isEnabled}>
          <button type="button">{title}</button>
        </SidebarTooltip>
      ))}
    </nav>,
  );

const pointAt = (name: string) => fireEvent.mouseOver(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.mouseLeave(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits 700 ms; another one within 300 ms does not wait', () => {
  open();
  pointAt('Dosen');
  wait(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip', { name: 'Dosen' })).toBeInTheDocument();

  leave('Dosen');
  wait(299);
  pointAt('Mentor');
  wait(0);
  expect(screen.getByRole('tooltip', { name: 'Mentor' })).toBeInTheDocument();

  leave('Mentor');
  wait(301);
  pointAt('Dosen');
  wait(699);
  expect(screen.queryByRole('tooltip', { name: 'Dosen' })).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip', { name: 'Dosen' })).toBeInTheDocument();
});

test('a menu that shows its words has none', () => {
  open(false);
  pointAt('Dosen');
  wait(5_000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
