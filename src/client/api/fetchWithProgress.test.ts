import { fakeUploads } from '@/client/testing/fakeUploads';
import { noConnection, reply, stubApi } from '@/client/testing/stubApi';
import { fetchWithProgress, STALLED_MS } from './fetchWithProgress';

const aRequest = (signal?: AbortSignal) =>
  new Request(`${window.location.origin}/api/photos`, {
    method: 'POST',
    body: new FormData(),
    headers: { authorization: 'Bearer one' },
    signal,
  });

test('answers like fetch, and reports what has been sent', async () => {
  const uploads = fakeUploads();
  const form = new FormData();
  form.set('photo', 'a photo');
  const sent: number[] = [];
  const calls = stubApi({
    'POST /photos': () => {
      uploads.report(0.5);
      return reply(201, { data: { id: 7 } });
    },
  });
  const response = await fetchWithProgress(form, (part) => sent.push(part))(aRequest());
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ data: { id: 7 } });
  expect(sent).toEqual([0.5]);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer one');
  const sentForm = calls[0]?.body;
  expect(sentForm instanceof FormData && sentForm.get('photo')).toBe('a photo');
});

test('fails like fetch without a network, and when it is aborted', async () => {
  fakeUploads();
  stubApi({ 'POST /photos': noConnection });
  const send = fetchWithProgress(new FormData(), () => {});
  await expect(send(aRequest())).rejects.toThrow('Failed to fetch');
  await expect(send(aRequest(AbortSignal.abort()))).rejects.toMatchObject({ name: 'AbortError' });
});

test('gives up like a lost network once nothing moves any longer', async () => {
  jest.useFakeTimers();
  const uploads = fakeUploads();
  stubApi({ 'POST /photos': () => new Promise<Response>(() => {}) });
  const sending = fetchWithProgress(new FormData(), () => {})(aRequest());
  const outcome = sending.catch(({ message }: Error) => message);
  await jest.advanceTimersByTimeAsync(STALLED_MS - 1);
  uploads.report(0.5);
  await jest.advanceTimersByTimeAsync(STALLED_MS - 1);
  expect(uploads.cancelled()).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('Failed to fetch');
  expect(uploads.cancelled()).toBe(1);
  jest.useRealTimers();
});
