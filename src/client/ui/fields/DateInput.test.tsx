import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { testInAll } from '@/shared/testing/testLevel';
import { DateInput } from './DateInput';

const reported: string[] = [];
const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

const Filter = ({ initial }: { initial: string }) => {
  const [value, setValue] = useState(initial);
  const handleChange = (next: string) => {
    reported.push(next);
    setValue(next);
  };
  return (
    <form onSubmit={submit}>
      <DateInput aria-label="Dari" value={value} onChange={handleChange} />
      <button type="button" onClick={() => setValue('2026-01-02')}>
        Ganti
      </button>
    </form>
  );
};

const open = (initial = '') => {
  reported.length = 0;
  return renderApp(<Filter initial={initial} />);
};

const part = (name: string) => screen.getByRole('spinbutton', { name });
const field = () => screen.getByRole('group', { name: 'Dari' });

test('reports a date when it is complete, and nothing while it is typed', async () => {
  const { person } = open();
  await person.click(part('Hari'));
  await person.keyboard('5/1/2026');
  expect(reported).toEqual(['2026-01-05']);
  expect(part('Bulan')).toHaveAttribute('aria-valuetext', 'Januari');
  expect(part('Tahun')).toHaveFocus();
  await person.keyboard('{Backspace}');
  expect(reported).toEqual(['2026-01-05', '']);
  expect(field()).toHaveTextContent('05/01/TTTT');
  await person.keyboard('2027');
  expect(reported.at(-1)).toBe('2027-01-05');
});

testInAll('shows the date that it is given while another one is half typed', async () => {
  const { person } = open();
  await person.click(part('Hari'));
  await person.keyboard('31');
  await person.click(screen.getByRole('button', { name: 'Ganti' }));
  expect(field()).toHaveTextContent('02/01/2026');
});

test('arrows move between the parts and count', async () => {
  const { person } = open('2026-11-21');
  await person.click(part('Hari'));
  await person.keyboard('{ArrowRight}{ArrowUp}');
  expect(reported).toEqual(['2026-12-21']);
  await person.keyboard('{ArrowLeft}{ArrowDown}');
  expect(reported.at(-1)).toBe('2026-12-20');
});

testInAll.each([
  ['{Delete}', '', 'HH/BB/TTTT'],
  ['03052025', '2025-05-03', '03/05/2025'],
])('all parts are selected at once, and %p replaces them', async (keys, value, text) => {
  const { person } = open('2026-11-21');
  await person.click(part('Bulan'));
  await person.keyboard('{Control>}a{/Control}');
  await person.keyboard(keys);
  expect(reported.at(-1)).toBe(value);
  expect(field()).toHaveTextContent(text);
});

test.each(['7/2/2026', '2026-02-07', '07.02.2026'])('takes a pasted %s', async (text) => {
  const { person } = open();
  await person.click(part('Hari'));
  await person.paste(text);
  expect(reported).toEqual(['2026-02-07']);
});

testInAll('Enter submits the form', async () => {
  const { person } = open('2026-11-21');
  await person.click(part('Hari'));
  await person.keyboard('{Enter}');
  expect(submit).toHaveBeenCalled();
});
