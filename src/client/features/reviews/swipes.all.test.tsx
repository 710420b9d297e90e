import { screen, waitFor } from '@testing-library/react';
import { aServer, BUDI, decisions, names, open, row } from '@/client/testing/deskServer';
import { onPhone } from '@/client/testing/phone';
import { aPhoto } from '@/client/testing/records/internship';
import { aReview } from '@/client/testing/records/review';

onPhone();

type Person = Awaited<ReturnType<typeof open>>['person'];

/** Moves a finger over an element, by default from its middle. */
const swipe = (person: Person, target: Element, { x = 0, y = 0, from = 500, pointer = 'TouchA' }) =>
  person.pointer([
    { keys: pointer === 'TouchA' ? '[TouchA>]' : '[MouseLeft>]', target, coords: at(from, 300) },
    { pointerName: pointer, target, coords: at(from + x / 2, 300 + y / 2) },
    { pointerName: pointer, target, coords: at(from + x, 300 + y) },
    {
      keys: pointer === 'TouchA' ? '[/TouchA]' : '[/MouseLeft]',
      target,
      coords: at(from + x, 300 + y),
    },
  ]);
const at = (clientX: number, clientY: number) => ({ clientX, clientY, x: clientX, y: clientY });

const all = ['Konfigurasi VLAN', 'Uji trunk', 'Pasang kabel'];

test('a swipe to the right validates the row, which can be undone', async () => {
  const { person, calls } = await open();
  await swipe(person, row(/Konfigurasi VLAN/), { x: 120 });
  expect(names()).toEqual(all.slice(1));
  await waitFor(() => expect(decisions(calls)).toHaveLength(1));
  expect(decisions(calls)[0]).toMatchObject({ decision: 'validate', activity_ids: [1] });
  await person.click(screen.getByRole('button', { name: /^Urungkan/ }));
  await waitFor(() => expect(names()).toEqual(all));
});

test('a swipe to the left asks for the comment of the return', async () => {
  const { person, calls } = await open();
  await swipe(person, row(/Konfigurasi VLAN/), { x: -120 });
  expect(screen.getByRole('textbox', { name: /Catatan revisi/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Batal' }));
  expect(names()).toEqual(all);
  expect(decisions(calls)).toEqual([]);
});

test.each([
  ['is short', { x: 80 }],
  ['goes back before it ends', { x: 0 }],
  ['goes down rather than sideways', { x: 120, y: 140 }],
  ['begins at the edge of the window', { x: 120, from: 10 }],
  ['is made with a mouse', { x: 120, pointer: 'mouse' }],
])('a swipe that %s decides nothing', async (_name, way) => {
  const { person, calls } = await open();
  await swipe(person, row(/Konfigurasi VLAN/), way);
  expect(names()).toEqual(all);
  expect(decisions(calls)).toEqual([]);
});

test('a second finger, which zooms, ends a swipe', async () => {
  const { person, calls } = await open();
  const target = row(/Konfigurasi VLAN/);
  await person.pointer([
    { keys: '[TouchA>]', target, coords: at(500, 300) },
    { pointerName: 'TouchA', target, coords: at(560, 300) },
    { keys: '[TouchB>]', target, coords: at(700, 300) },
    { pointerName: 'TouchA', target, coords: at(640, 300) },
    { pointerName: 'TouchB', target, coords: at(820, 300) },
    { keys: '[/TouchB]', target, coords: at(820, 300) },
    { keys: '[/TouchA]', target, coords: at(640, 300) },
  ]);
  expect(decisions(calls)).toEqual([]);
  expect(target).not.toHaveAttribute('data-swipe');
});

test('a row that cannot be validated resists', async () => {
  const refused = aReview({
    id: 1,
    name: 'Konfigurasi VLAN',
    student: BUDI,
    refusals: { ...aReview().refusals, validate: 'Periode sudah ditutup.' },
  });
  const { person, calls } = await open(aServer([refused]).api);
  const target = row(/Konfigurasi VLAN/);
  await person.pointer([
    { keys: '[TouchA>]', target, coords: at(500, 300) },
    { pointerName: 'TouchA', target, coords: at(700, 300) },
  ]);
  expect(target.style.getPropertyValue('--swipe')).toBe('30px');
  expect(target).not.toHaveAttribute('data-armed');
  await person.pointer({ keys: '[/TouchA]', target, coords: at(700, 300) });
  expect(decisions(calls)).toEqual([]);
});

test('a swipe over the photos decides nothing', async () => {
  const review = aReview({ id: 1, name: 'Konfigurasi VLAN', student: BUDI, photos: [aPhoto()] });
  const { person, calls } = await open(aServer([review]).api);
  await swipe(person, screen.getByRole('button', { name: /^Perbesar foto 1/ }), { x: 120 });
  expect(decisions(calls)).toEqual([]);
});
