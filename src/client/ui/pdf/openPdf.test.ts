import { statusOf } from '@/client/api/serverErrors';
import { createStore } from '@/client/app/store';
import { storeSession } from '@/client/testing/session';
import { type ApiStubs, reply, stubApi } from '@/client/testing/stubApi';
import { activityReportPdf, gradeReportPdf, openPdf } from './openPdf';

const pdf = (headers: Record<string, string> = {}) =>
  new Response('%PDF-1.7', {
    status: 200,
    headers: { 'content-type': 'application/pdf', ...headers },
  });

const FILE = '/api/reports/files/laporan-aktivitas-2403310001.pdf?token=signed';

const aTab = () => {
  const { document } = new DOMParser().parseFromString('<body></body>', 'text/html')
    .defaultView ?? { document: window.document.implementation.createHTMLDocument() };
  return { document, closed: false, location: { replace: jest.fn() }, close: jest.fn() };
};

const start = (stubs: ApiStubs) => {
  storeSession('super_admin', 'old');
  const calls = stubApi(stubs);
  const tab = aTab();
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  return { store: createStore(), calls, tab, open };
};

afterEach(() => jest.restoreAllMocks());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('openPdf', () => {
  test('opens the tab before the request, and shows the document in it', async () => {
    const { store, tab, open, calls } = start({
      'GET /reports/internships/:id/activities': () => pdf(),
    });
    const opened = openPdf(activityReportPdf(3), store);
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(tab.location.replace).not.toHaveBeenCalled();
    await opened;
    expect(tab.location.replace).toHaveBeenCalledWith('blob:report');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(calls[0]?.headers.get('accept')).toBe('application/pdf');
  });

  test('opens the URL that the response names, which keeps the file name', async () => {
    const { store, tab } = start({
      'GET /reports/internships/:id/activities': () => pdf({ 'content-location': FILE }),
    });
    await openPdf(activityReportPdf(3), store);
    expect(tab.location.replace).toHaveBeenCalledWith(`${window.location.origin}${FILE}`);
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });

  test('does not follow a URL to another origin', async () => {
    const { store, tab } = start({
      'GET /reports/internships/:id/activities': () =>
        pdf({ 'content-location': 'https://example.com/laporan.pdf' }),
    });
    await openPdf(activityReportPdf(3), store);
    expect(tab.location.replace).toHaveBeenCalledWith('blob:report');
  });

  test('refreshes the token like any other request', async () => {
    const { store, tab, calls } = start({
      'GET /reports/grades': ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? pdf() : reply(401, { message: 'x' }),
      'POST /refresh': { data: { access_token: 'new' } },
    });
    const filters = { courseCode: 'AJK202301', internshipPeriodId: 1, lecturerId: 2, mentorId: 3 };
    await openPdf(gradeReportPdf(filters), store);
    expect(calls.at(-1)?.query).toEqual({
      course_code: 'AJK202301',
      internship_period_id: '1',
      lecturer_id: '2',
      mentor_id: '3',
    });
    expect(tab.location.replace).toHaveBeenCalledWith('blob:report');
  });

  test('closes the tab and rejects when there is no document', async () => {
    const { store, tab } = start({
      'GET /reports/internships/:id/activities': () => reply(404, { message: 'Tidak ada' }),
    });
    const error = await openPdf(activityReportPdf(3), store).catch((reason) => reason);
    expect(statusOf(error)).toBe(404);
    expect(tab.close).toHaveBeenCalled();
  });

  test.each([
    { headers: { 'content-location': FILE }, name: 'laporan-aktivitas-2403310001.pdf' },
    { headers: undefined, name: 'laporan.pdf' },
  ])('downloads $name when the browser blocks the tab', async ({ headers, name }) => {
    const { store, open } = start({
      'GET /reports/internships/:id/activities': () => pdf(headers),
    });
    open.mockReturnValue(null);
    let saved: HTMLAnchorElement | undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved = this;
    });
    await openPdf(activityReportPdf(3), store);
    expect(saved).toMatchObject({ href: 'blob:report', download: name });
  });
});
