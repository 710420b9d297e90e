import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { RequestArgs } from './baseQueryWithRefresh';
import { changeTags, readTags } from './defaultTags';
import { generatedApi, sentAsForms } from './endpoints.gen';
import { readRecord } from './readRecord';
import { showAnswer } from './showAnswer';
import { completionTags } from './tags/completion';
import { dayTags } from './tags/days';
import { masterDataTags } from './tags/masterData';
import { officeTags } from './tags/office';
import { peopleTags } from './tags/people';
import { placementTags } from './tags/placements';
import type { Endpoint, TagRules, Tags, TagType } from './tags/tags';
import { toFormData } from './toFormData';

// The only entry point to the API. Everything that differs from the generated code is here and in `tags/`.

// enhanceEndpoints mutates the endpoints, so the generated hooks use the enhanced ones.
export * from './endpoints.gen';

/** Codegen sends multipart bodies as plain objects (redux-toolkit #1827, #3063). */
const asForm = (request: string | FetchArgs): string | FetchArgs =>
  typeof request === 'string' ? request : { ...request, body: toFormData(request.body) };

/**
 * The time after which a request that stores something is given up, and its record read instead; or the places, without
 * which a press goes on.
 */
export const ANSWER_WAIT_MS = 8_000;

const asArgs = (request: string | FetchArgs): FetchArgs =>
  typeof request === 'string' ? { url: request } : request;

const givenUp = (request: string | FetchArgs): FetchArgs => ({
  ...asArgs(request),
  timeout: ANSWER_WAIT_MS,
});

/** A request with a file takes as long as the file needs, unless nothing of it moves any longer. */
const givenUpOrStalled = (request: string | FetchArgs): RequestArgs => {
  const { body } = asArgs(request);
  const hasFile =
    body instanceof FormData && [...body.values()].some((part) => part instanceof Blob);
  if (!hasFile) return givenUp(request);
  const fetchFn = async (input: RequestInfo) => {
    const { fetchWithProgress } = await import('./fetchWithProgress');
    return fetchWithProgress(body, () => {})(input);
  };
  return { ...asArgs(request), fetchFn };
};

const GIVEN_UP: readonly Endpoint[] = [
  'decideAttendanceRequests',
  'agreeToGuidanceSessions',
  'recordReviewDecisions',
  'recordAttendance',
  'listAttendancePlaces',
  'updateActivityLog',
  'submitActivityLog',
];

/** Kept on the device unless an answer has the record (docs/decisions/0109). */
const KEPT_UNLESS_STORED: readonly Endpoint[] = [
  'recordAttendance',
  'createAttendanceRequest',
  'updateActivityLog',
  'submitActivityLog',
];

const withRecord = (request: string | FetchArgs): FetchArgs => ({
  ...asArgs(request),
  responseHandler: readRecord,
});

const TAG_RULES = [peopleTags, masterDataTags, placementTags, dayTags, completionTags, officeTags];

const rulesByName = (kind: keyof TagRules): ReadonlyMap<string, Tags> =>
  new Map(
    TAG_RULES.flatMap((rules) =>
      (rules[kind] ?? []).flatMap(([names, tags]) => names.map((name) => [name, tags] as const)),
    ),
  );

const also = rulesByName('alsoChanged');
const changed = rulesByName('changed');
const changedAnyway = rulesByName('changedAnyway');
const read = rulesByName('read');

const tagsFor = (tags: Tags, arg?: unknown, error?: unknown) =>
  typeof tags === 'function' ? tags(arg as never, error) : tags;

/** Names of mutations whose answer is another record, which may have the same number by chance. */
const MAKES_OR_DELETES = /^(create|delete)/;

/** The parts of an endpoint that are changed here. */
interface Definition {
  query?: (arg: never) => string | FetchArgs;
  providesTags?: unknown;
  invalidatesTags?: unknown;
  onQueryStarted?: unknown;
}

function providedTags(name: string, type: TagType) {
  const own = read.get(name);
  if (!own) return readTags(name, type);
  return (_answer: unknown, _error: unknown, arg: unknown) => tagsFor(own, arg);
}

function invalidatedTags(name: string, type: TagType) {
  const anyway = changedAnyway.get(name);
  const own = anyway ?? changed.get(name);
  if (!own) return changeTags(name, type, tagsFor(also.get(name) ?? []));
  return (_answer: unknown, error: unknown, arg: unknown) =>
    error && !anyway ? [] : tagsFor(own, arg, error);
}

const adapted = (
  endpoint: Definition,
  adapt: (request: string | FetchArgs) => string | FetchArgs,
): void => {
  const { query } = endpoint;
  if (query) endpoint.query = (arg) => adapt(query(arg));
};

/** Codegen tags by the type only, and enhanceEndpoints replaces a tag list instead of extending it. */
function enhance(name: Endpoint, endpoint: Definition): void {
  if (isIn(sentAsForms, name)) adapted(endpoint, asForm);
  if (isIn(GIVEN_UP, name)) adapted(endpoint, givenUp);
  if (name === 'createAttendanceRequest') adapted(endpoint, givenUpOrStalled);
  if (isIn(KEPT_UNLESS_STORED, name)) adapted(endpoint, withRecord);
  const [provided] = (endpoint.providesTags ?? []) as TagType[];
  const [invalidated] = (endpoint.invalidatesTags ?? []) as TagType[];
  if (provided) endpoint.providesTags = providedTags(name, provided);
  if (invalidated) {
    endpoint.invalidatesTags = invalidatedTags(name, invalidated);
    if (!MAKES_OR_DELETES.test(name)) endpoint.onQueryStarted = showAnswer(invalidated);
  }
}

const isIn = (names: readonly Endpoint[], name: Endpoint): boolean => names.includes(name);

export const api = generatedApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    (Object.keys(generatedApi.endpoints) as Endpoint[]).map((name) => [
      name,
      (endpoint: Definition) => enhance(name, endpoint),
    ]),
  ),
});

/** Sends a query ahead of the page that uses it, unless its answer is still known. */
export const { usePrefetch } = api;
