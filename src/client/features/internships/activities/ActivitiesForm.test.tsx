import { screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { renderApp } from '@/client/testing/renderApp';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { activitiesBulkRules } from '@/shared/resources/activities/activitiesBulkRules';
import { testInAll } from '@/shared/testing/testLevel';
import { ActivitiesForm } from './ActivitiesForm';
import type { ActivityValues } from './activityValues';

// Date and time fields render slowly on a busy machine.
const activity = (changes: Partial<ActivityValues> = {}): ActivityValues => ({
  name: 'Konfigurasi VLAN',
  description: 'Membagi jaringan',
  date: '2026-11-21',
  start_time: '08:00',
  end_time: '16:00',
  address: 'Ruang Server',
  ...changes,
});

const VALID = Array.from({ length: 5 }, () => activity());

type Props = { activities: ActivityValues[]; errors: Record<string, string[]> };

function Form({ activities, errors }: Props) {
  const form = useFormSubmit({
    rules: activitiesBulkRules,
    request: () => Promise.reject({ status: 422, data: { errors } }),
    failure: { title: 'Error' },
  });
  return (
    <Formik initialValues={{ activities }} {...form} validateOnChange={false}>
      <ActivitiesForm cancelTo="/" />
    </Formik>
  );
}

const open = (activities: ActivityValues[], errors: Props['errors'] = {}) =>
  renderApp(<Form activities={activities} errors={errors} />, { user: 'mentor' });

const block = (number: number) =>
  within(screen.getByRole('region', { name: `Aktivitas ${number}` }));

const openBlocks = () =>
  screen
    .getAllByRole('region', { name: /^Aktivitas \d$/ })
    .flatMap((region, index) =>
      within(region).queryByLabelText('Nama Aktivitas') ? [index + 1] : [],
    );

const save = (person: ReturnType<typeof open>['person']) =>
  person.click(screen.getByRole('button', { name: 'Simpan' }));

test('opens every block with a missing value and focuses the first invalid field', async () => {
  const { person } = open(
    VALID.map((values, index) => (index === 2 ? values : activity({ description: '' }))),
  );
  expect(openBlocks()).toEqual([3, 4, 5]);
  await save(person);
  expect(await screen.findAllByText('Deskripsi wajib diisi')).toHaveLength(4);
  expect(openBlocks()).toEqual([1, 2, 4, 5]);
  await waitFor(() => expect(block(1).getByLabelText('Deskripsi')).toHaveFocus());
});

testInAll(
  'opens every block that the server refuses and focuses the first invalid field',
  async () => {
    const { person } = open(VALID, {
      'activities.4.name': ['Nama ditolak'],
      'activities.3.name': ['Nama ditolak'],
      'activities.1.name': ['Nama ditolak'],
      'activities.0.address': ['Alamat ditolak'],
    });
    expect(openBlocks()).toEqual([3, 4, 5]);
    await save(person);
    expect(await screen.findAllByText('Nama ditolak')).toHaveLength(3);
    expect(openBlocks()).toEqual([1, 2, 4, 5]);
    await waitFor(() => expect(block(1).getByLabelText('Alamat')).toHaveFocus());
  },
);

testInAll('keeps blocks with errors open while another block is opened', async () => {
  const { person } = open(VALID, {
    'activities.0.name': ['Nama ditolak'],
    'activities.1.name': ['Nama ditolak'],
    'activities.2.name': ['Nama ditolak'],
  });
  await save(person);
  await screen.findAllByText('Nama ditolak');
  await person.click(screen.getByRole('button', { name: 'Ubah Aktivitas 4' }));
  expect(openBlocks()).toEqual([1, 2, 3, 4]);
});
