import { matchPath } from 'react-router';

export interface StubRequest {
  method: string;
  /** Without the /api prefix. */
  path: string;
  /** The values of the `:name` parts of the key. */
  params: Record<string, string | undefined>;
  query: Record<string, string>;
  /** Parsed JSON, FormData, or null. */
  body: unknown;
  headers: Headers;
}

class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** A response other than a plain 200: `reply(422, { message, errors })`. */
export const reply = (status: number, body: unknown = {}, headers?: Record<string, string>) =>
  new Reply(status, body, headers);

/** Fails the request as if the network were down. */
export const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

type Answer = object | Reply | Response;

/** A response, or a function that returns one. */
export type ApiStub = Answer | ((request: StubRequest) => Answer | Promise<Answer>);

/** Stubs by their calls, such as 'GET /companies/:id'. */
export type ApiStubs = Record<string, ApiStub>;

export const settings = {
  data: {
    app_name: 'SiMagang',
    department: 'Jurusan Teknologi Informasi',
    programme: 'D2 Administrasi Jaringan Komputer',
    map_tile_url: 'https://tiles.example/{z}/{x}/{y}.png',
    map_attribution: '© Peta',
    map_on_click: false,
    campus_time_zone: 'Asia/Jakarta',
    letter_pdfs: true,
    local_login: true,
    login_providers: [] as { id: string; name: string }[],
  },
};

const unstubbed: string[] = [];

/** For setupTests.ts: requests without a stub fail the test. */
export const takeUnstubbedRequests = (): string[] => unstubbed.splice(0);

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
};

/** The requested page of a whole list without `meta`, as the server answers it. */
const paged = (answer: object, { page = '1', per_page = '1000' }: StubRequest['query']): object => {
  const { data, meta } = answer as { data?: unknown; meta?: unknown };
  if (!Array.isArray(data) || meta !== undefined) return answer;
  const [number, size] = [Number(page), Number(per_page)];
  return {
    ...answer,
    data: data.slice((number - 1) * size, number * size),
    meta: { page: number, per_page: size, total: data.length },
  };
};

const toResponse = (answer: Answer, { query }: StubRequest): Response => {
  if (answer instanceof Response) return answer;
  const { status, body, headers } =
    answer instanceof Reply ? answer : new Reply(200, paged(answer, query));
  return Response.json(body, { status, headers });
};

/** Rejects when the request is aborted, even if the stub never answers. */
const abortionOf = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Answers requests to /api with the stubs. Returns the list of requests, which grows with each. */
export const stubApi = (stubs: ApiStubs): StubRequest[] => {
  const calls: StubRequest[] = [];
  const defaults: ApiStubs = {
    'GET /settings': settings,
    'GET /warnings': { data: { open_demo_accounts: 0 } },
    'GET /activities/:id/steps': { data: [] },
    'GET /history/:resource/:id': { data: [], meta: { page: 1, per_page: 20, total: 0 } },
    'GET /follow-ups': { data: [] },
    'GET /notifications': { data: [] },
    'GET /notifications/count': { data: { unread: 0 } },
    // Open, without events.
    'GET /notifications/stream': () => new Promise<never>(() => {}),
    'GET /notification-preferences': { data: [] },
    'GET /internships/:id/attendance-places': { data: [] },
    'GET /attendance-recap/totals': { data: { placements: 0 } },
    'GET /attendance-requests': { data: [] },
    'GET /internships/:id/assessments': { data: [] },
    'GET /internships/:id/defence': { data: null },
    'GET /placement-requests': { data: [] },
    'GET /guidance-sessions': { data: [] },
    'GET /final-reports': { data: [], meta: { total: 0 } },
    'GET /letters': { data: [] },
    'GET /letter-series': { data: [] },
    'GET /public-address': {
      data: { address: 'https://magang.example', source: 'setting', confirmed_at: null },
    },
    'GET /student/placement-options': { data: [] },
    'GET /internships/:id/certificate': ({ params }) => ({
      data: {
        id: Number(params.id),
        name: 'Siti Rahmawati',
        note: '2403310001',
        company_name: 'PT Angkasa Digital',
        students: 1,
        state: 'missing',
        missing: ['open_period'],
        certificate: null,
      },
    }),
    'GET /mentor/certificates': { data: [] },
    'GET /internship-periods/:id/placement-window': ({ params }) => ({
      data: {
        internship_period_id: Number(params.id),
        open_from: null,
        open_until: null,
        exceptions: [],
      },
    }),
    'GET /attendance-requests/counts': {
      data: { waiting: 0, approved: 0, rejected: 0, withdrawn: 0 },
    },
  };
  // The first that matches answers.
  const all = [...Object.entries(stubs), ...Object.entries(defaults)];

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api/, '');

    for (const [key, answer] of all) {
      const [method, pattern = ''] = key.split(' ');
      const match = method === request.method ? matchPath(pattern, path) : null;
      if (!match) continue;
      const call: StubRequest = {
        method: request.method,
        path,
        params: match.params,
        query: Object.fromEntries(url.searchParams),
        body: await bodyOf(request.clone()),
        headers: request.headers,
      };
      calls.push(call);
      const found = typeof answer === 'function' ? answer(call) : answer;
      const response = toResponse(await Promise.race([found, abortionOf(request)]), call);
      if (!(answer instanceof Function) || !response.body) return response;
      // An aborted request also ends a body that is still arriving.
      const { signal } = request;
      return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
    }

    unstubbed.push(`${request.method} ${path}${url.search}`);
    throw new Error(`No stub for ${request.method} ${path}`);
  };
  return calls;
};
