import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { SidebarTooltip } from './SidebarTooltip';

const open = () =>
  renderApp(
    <nav>
      {['Dosen', 'Mentor'].map((title) => (
        <SidebarTooltip key={title} title={title}>
          <button type="button">{title}</button>
        </SidebarTooltip>
      ))}
    </nav>,
  );

const hover = (name: string) => fireEvent.mouseOver(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.mouseLeave(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows after 700 ms, immediately within 300 ms of another tooltip', () => {
  open();
  hover('Dosen');
  wait(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip', { name: 'Dosen' })).toBeInTheDocument();

  leave('Dosen');
  wait(299);
  hover('Mentor');
  wait(0);
  expect(screen.getByRole('tooltip', { name: 'Mentor' })).toBeInTheDocument();

  leave('Mentor');
  wait(301);
  hover('Dosen');
  wait(699);
  expect(screen.queryByRole('tooltip', { name: 'Dosen' })).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip', { name: 'Dosen' })).toBeInTheDocument();
});
