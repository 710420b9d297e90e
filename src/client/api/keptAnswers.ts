import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryError,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { isAppKept } from '@/client/offline/isAppKept';
import { showsFresh, showsKept } from '@/client/offline/shownAnswers';
import type { WithSession } from '@/client/session/sessionSlice';
import { isUnanswered } from './serverErrors';

/** The questions that a student needs answered without a network: the placements, the activities with their logs, and the own days. */
const KEPT: readonly string[] = [
  'listStudentInternships',
  'listInternshipActivities',
  'getActivity',
  'listActivitySteps',
  'listAttendanceDays',
  'listInterruptions',
];

type Answer = QueryReturnValue<unknown, FetchBaseQueryError, object>;

const textsOf = (params: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)] as const)
      .sort(),
  );

/** Keeps an answer on the device, and takes the last one in place of one that did not arrive. */
export const withKeptAnswers = async (
  { url, params }: FetchArgs,
  { endpoint, queryCacheKey, getState, signal }: BaseQueryApi,
  answer: Answer,
): Promise<Answer> => {
  const { user } = (getState() as WithSession).session;
  if (user?.role !== 'student' || !KEPT.includes(endpoint) || !isAppKept()) return answer;
  const asked = { userId: user.id, url, params: textsOf(params) };
  const answers = import('@/client/offline/keptAnswers');
  if (!answer.error) {
    if (queryCacheKey) showsFresh(queryCacheKey);
    answers.then(
      ({ keepAnswer }) => keepAnswer(asked, answer.data),
      () => {},
    );
    return answer;
  }
  // A request without a key belongs to no screen that could say how old its answer is.
  if (!isUnanswered(answer.error) || signal.aborted || !queryCacheKey) return answer;
  const kept = await answers.then(
    ({ readAnswer }) => readAnswer(asked),
    () => null,
  );
  if (!kept || signal.aborted) return answer;
  showsKept(queryCacheKey, kept.at);
  return { data: kept.data };
};

/** The writes of students that are answered with their activity. */
const OF_ACTIVITY = /^\/(student\/)?activities\/\d+\/(presence-student|log|log\/hand-in)$/;

/** Shows what a write has stored in the kept answers, too. */
export const amendKept = (
  { url }: FetchArgs,
  { getState }: Pick<BaseQueryApi, 'getState'>,
  { data }: Answer,
): void => {
  const { user } = (getState() as WithSession).session;
  const activity = (data as { data?: { id: number } } | null | undefined)?.data;
  if (!user || !activity || !OF_ACTIVITY.test(url) || !isAppKept()) return;
  import('@/client/offline/keptAnswers').then(
    ({ amendAnswers }) => amendAnswers(user.id, activity),
    () => {},
  );
};
