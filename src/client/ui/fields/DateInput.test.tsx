import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { typeDigits } from '@/client/testing/typeDigits';
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

const field = () => screen.getByRole('textbox', { name: 'Dari' });

test('reports a date when it is complete, and nothing while it is typed', async () => {
  const { person } = open();
  await person.type(field(), '5/1/2026');
  expect(reported).toEqual(['2026-01-05']);
  await person.keyboard('{Backspace}');
  expect(reported).toEqual(['2026-01-05', '']);
  expect(field()).toHaveValue('5/1/202');
  await person.keyboard('7');
  expect(reported.at(-1)).toBe('2027-01-05');
  await person.tab();
  expect(field()).toHaveValue('05/01/2027');
});

test('writes the separators, which a keyboard of digits lacks, and lets them be deleted', async () => {
  const { person } = open();
  await typeDigits(person, field(), '31122026');
  expect(field()).toHaveValue('31/12/2026');
  await person.keyboard('{Backspace>5/}');
  expect(field()).toHaveValue('31/12');
  await person.keyboard('{Backspace>5/}');
  expect(field()).toHaveValue('');
});

test('a digit in the middle stays where it was typed', async () => {
  const { person } = open('2026-11-21');
  await person.type(field(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field()).toHaveValue('21/1/2026');
  await person.keyboard('2');
  expect(field()).toHaveValue('21/12/2026');
  expect(reported.at(-1)).toBe('2026-12-21');
});

testInAll('shows the date that it is given while another one is half typed', async () => {
  const { person } = open();
  await person.type(field(), '31');
  await person.click(screen.getByRole('button', { name: 'Ganti' }));
  expect(field()).toHaveValue('02/01/2026');
});

testInAll('keeps what is no date, to be corrected', async () => {
  const { person } = open();
  await typeDigits(person, field(), '31022026');
  await person.tab();
  expect(field()).toHaveValue('31/02/2026');
  expect(reported).toEqual([]);
});

test.each(['7/2/2026', '2026-02-07', '07.02.2026'])('takes a pasted %s', async (text) => {
  const { person } = open('2026-11-21');
  await person.tripleClick(field());
  await person.paste(text);
  expect(reported).toEqual(['2026-02-07']);
  await person.tab();
  expect(field()).toHaveValue('07/02/2026');
});

testInAll('Enter submits the form', async () => {
  const { person } = open('2026-11-21');
  await person.type(field(), '{Enter}');
  expect(submit).toHaveBeenCalled();
});
