import type { APIRequestContext } from '@playwright/test';

export interface Session {
  access_token: string;
  user: { id: number; name: string; email: string; role: string };
}

type RequestOptions = NonNullable<Parameters<APIRequestContext['fetch']>[1]>;
type FormFields = Exclude<NonNullable<RequestOptions['multipart']>, FormData>;

/** Calls the API as one user and throws on an error response. */
export interface Caller {
  session: Session;
  get: <T>(path: string) => Promise<T>;
  getFile: (path: string) => Promise<Buffer>;
  post: <T>(path: string, body?: unknown) => Promise<T>;
  /** Sends multipart/form-data. */
  postForm: <T>(path: string, fields: FormFields) => Promise<T>;
  put: <T>(path: string, body?: unknown) => Promise<T>;
  patch: <T>(path: string, body?: unknown) => Promise<T>;
  delete: (path: string) => Promise<unknown>;
  /** Ends the session, unless it has ended. */
  logOut: () => Promise<void>;
}

export const callerFor = async (
  request: APIRequestContext,
  identifier: string,
  password: string,
): Promise<Caller> => {
  const send = async (path: string, options: RequestOptions) => {
    const response = await request.fetch(`/api${path}`, options);
    if (!response.ok())
      throw new Error(`${options.method} ${path}: ${response.status()} ${await response.text()}`);
    return response;
  };
  const login = await send('/login', { method: 'POST', data: { identifier, password } });
  const session = (await login.json()) as Session;
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const read = async <T>(path: string, options: RequestOptions) =>
    (await (await send(path, { ...options, headers })).json()) as T;
  return {
    session,
    get: (path) => read(path, { method: 'GET' }),
    getFile: async (path) => (await send(path, { method: 'GET', headers })).body(),
    post: (path, data) => read(path, { method: 'POST', data }),
    postForm: (path, multipart) => read(path, { method: 'POST', multipart }),
    put: (path, data) => read(path, { method: 'PUT', data }),
    patch: (path, data) => read(path, { method: 'PATCH', data }),
    delete: (path) => read(path, { method: 'DELETE' }),
    logOut: async () => void (await request.post('/api/logout', { headers })),
  };
};
