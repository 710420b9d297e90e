import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { type ComponentType, useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { EarlyCombobox } from './EarlyCombobox';
import { noEarlyInput } from './earlyInput';
import { FullCombobox } from './FullCombobox';
import { EarlySelect } from './fields/EarlySelect';
import { FullSelect } from './fields/FullSelect';
import { useFieldState } from './fields/useFieldState';

const OPTIONS = [
  { value: 7, label: 'PT Nusantara' },
  { value: 8, label: 'CV Karya' },
];

type Swapped = { isLoaded: boolean };

function Box({ isLoaded }: Swapped) {
  const [early] = useState(noEarlyInput);
  const [value, setValue] = useState<number | string | null>(7);
  const props = {
    early,
    id: 'box',
    label: <label htmlFor="box">Mitra</label>,
    options: OPTIONS,
    value,
    onChange: setValue,
  };
  return isLoaded ? <FullCombobox {...props} /> : <EarlyCombobox {...props} />;
}

function Choice({ isLoaded }: Swapped) {
  const field = useFieldState<string | number | null | undefined>('x');
  const [early] = useState(noEarlyInput);
  const chosen = OPTIONS.find(({ value }) => value === field.input.value);
  const props = { field, early, value: chosen?.value ?? '', text: chosen?.label };
  return (
    <>
      <span id={field.labelId}>Mitra</span>
      {isLoaded ? <FullSelect {...props} options={OPTIONS} /> : <EarlySelect {...props} />}
    </>
  );
}

const open = (Control: ComponentType<Swapped>) => {
  const Screen = () => {
    const [isLoaded, setLoaded] = useState(false);
    return (
      <Formik initialValues={{ x: 7 }} onSubmit={() => {}}>
        <form onKeyDown={({ key }) => key === 'F2' && setLoaded(true)}>
          <Control isLoaded={isLoaded} />
          <input aria-label="Nama" />
        </form>
      </Formik>
    );
  };
  return renderApp(<Screen />);
};

const control = () => screen.getByRole('combobox', { name: 'Mitra' });

test('a Combobox keeps the focus and the text that was typed before its list came', async () => {
  const { person } = open(Box);
  expect(control()).toHaveValue('PT Nusantara');
  await person.clear(control());
  await person.keyboard('kar{F2}s');
  expect(control()).toHaveFocus();
  expect(control()).toHaveValue('kars');
  await person.keyboard('{Backspace}');
  await person.click(await screen.findByRole('option', { name: 'CV Karya' }));
  expect(control()).toHaveValue('CV Karya');
});

test.each([
  ['Combobox', Box],
  ['select', Choice],
])('a %s that was pressed before its list came opens it', async (_name, Control) => {
  const { person } = open(Control);
  await person.click(control());
  await person.keyboard('{F2}');
  expect(await screen.findByRole('option', { name: 'CV Karya' })).toBeVisible();
});

test('a select takes the letters that were typed before its list came', async () => {
  const { person } = open(Choice);
  expect(control()).toHaveTextContent('PT Nusantara');
  await person.tab();
  await person.keyboard('cv{F2}');
  expect(control()).toHaveFocus();
  expect(control()).toHaveTextContent('CV Karya');
});

test.each([
  ['Combobox', Box],
  ['select', Choice],
])('a %s that was left before its list came takes no focus', async (_name, Control) => {
  const { person } = open(Control);
  await person.click(control());
  await person.click(screen.getByLabelText('Nama'));
  await person.keyboard('{F2}');
  expect(screen.getByLabelText('Nama')).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
