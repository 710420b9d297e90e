import { NEW_ACTIVITY, nextActivity } from './activityValues';

const previous = {
  name: 'Konfigurasi VLAN',
  date: '2026-02-28',
  start_time: '08:00',
  end_time: '16:00',
  address: 'Ruang Server',
  description: 'Membagi jaringan.',
};

test('the next activity has the same hours and address on the next day', () => {
  expect(nextActivity(previous)).toEqual({
    name: '',
    date: '2026-03-01',
    start_time: '08:00',
    end_time: '16:00',
    address: 'Ruang Server',
    description: '',
  });
});

test.each(['', '?', '2026-02-30'])('the date %j has no next day', (date) => {
  expect(nextActivity({ ...previous, date }).date).toBe('');
});

test('an empty activity is followed by an empty one', () => {
  expect(nextActivity(NEW_ACTIVITY)).toEqual(NEW_ACTIVITY);
});
