import { screen, waitFor } from '@testing-library/react';
import { expectBusy, untilIdle } from '@/client/testing/busy';
import { held } from '@/client/testing/held';
import { renderApp } from '@/client/testing/renderApp';
import { reply } from '@/client/testing/stubApi';
import { ExportButton } from './ExportButton';
import { saveFile } from './saveFile';

jest.mock('./saveFile');

test('says that a file waits for its turn, asks again, and saves it', async () => {
  const waits = held(reply(202, { data: { message: 'PDF surat menunggu giliran.' } }));
  const file = held(reply(200, {}));
  const answers = [waits.answer, waits.answer, file.answer];
  const { person, calls } = renderApp(
    <ExportButton
      label="Unduh PDF"
      request={{ url: '/letters/1/file' }}
      fallbackName="surat.pdf"
    />,
    {
      user: 'student',
      api: { 'GET /letters/1/file': (request) => answers.shift()?.(request) ?? reply(503, {}) },
    },
  );
  const button = screen.getByRole('button', { name: 'Unduh PDF' });
  await person.click(button);
  expect(button).toHaveTextContent('Menyiapkan PDF…');
  await person.keyboard('{Enter}');
  expect(button).toHaveFocus();
  await waits.release();
  await waitFor(() => expect(button).toHaveTextContent('Menunggu giliran…'));
  await waits.release();
  expectBusy(button);
  expect(saveFile).not.toHaveBeenCalled();
  await file.release();
  await untilIdle(() => button);
  expect(button).toHaveTextContent('Unduh PDF');
  expect(jest.mocked(saveFile).mock.lastCall?.[1]).toBe('surat.pdf');
  expect(calls.filter(({ path }) => path === '/letters/1/file')).toHaveLength(3);
  expect(button).toHaveFocus();
});
