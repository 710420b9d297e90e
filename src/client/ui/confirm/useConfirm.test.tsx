import { screen, waitFor } from '@testing-library/react';
import { expectBusy } from '@/client/testing/busy';
import { renderApp } from '@/client/testing/renderApp';
import { useConfirm } from './useConfirm';

type Question = Parameters<ReturnType<typeof useConfirm>>[0];

const Asker = ({
  question,
  onAnswer,
}: {
  question?: Question;
  onAnswer: (yes: boolean) => void;
}) => {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm(question).then(onAnswer)}>
      Tanya
    </button>
  );
};

const ask = async (question?: Question) => {
  const onAnswer = jest.fn();
  const { person } = renderApp(<Asker question={question} onAnswer={onAnswer} />);
  await person.click(screen.getByRole('button', { name: 'Tanya' }));
  await screen.findByRole('alertdialog');
  return { person, onAnswer };
};

const isGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('asks with the texts of the specification unless given others', async () => {
  await ask();
  expect(screen.getByRole('alertdialog', { name: 'Konfirmasi' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lanjutkan' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Batal' })).toBeVisible();
});

test.each([
  ['Lanjutkan', true],
  ['Batal', false],
])('%s answers %s', async (button, answer) => {
  const { person, onAnswer } = await ask({ description: 'Apakah anda yakin?' });
  await person.click(screen.getByRole('button', { name: button }));
  expect(onAnswer).toHaveBeenCalledWith(answer);
  await isGone();
});

test('Escape declines', async () => {
  const { person, onAnswer } = await ask();
  await person.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenCalledWith(false);
});

test('stays open and acts once while the action runs', async () => {
  let finish = () => {};
  const action = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { person, onAnswer } = await ask({ action });
  const yes = screen.getByRole('button', { name: 'Lanjutkan' });
  await person.click(yes);
  expectBusy(yes);
  await person.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(onAnswer).not.toHaveBeenCalled();

  finish();
  await isGone();
  expect(onAnswer).toHaveBeenCalledWith(true);
  expect(action).toHaveBeenCalledTimes(1);
});

test('resolves to false when the action fails', async () => {
  const { person, onAnswer } = await ask({ action: () => Promise.reject(new Error('x')) });
  await person.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await isGone();
  expect(onAnswer).toHaveBeenCalledWith(false);
});
