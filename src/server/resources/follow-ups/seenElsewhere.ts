import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers, OperationId } from '@/server/contract/operations';
import type { Services } from '@/server/services';
import type { FollowUp, Showing } from './followUp';
import { followUpScope } from './followUpScope';
import { keyedMatters } from './keyedMatters';
import { FOLLOW_UPS } from './kinds';
import { noteSeen, type SeenMatters, type Shown, selectSeenMatters } from './seenQueries';

interface Asked {
  params: { id?: number };
  query: object;
  user: SessionUser | null;
}

type AnyHandler = (request: Asked, ...rest: unknown[]) => Promise<unknown>;

/** Parameters that leave nothing out: tabs show the number of what waits, whichever of them is open. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['page', 'per_page', 'sort', 'order'],
  ...['view', 'group', 'state'],
]);

const isWhole = ({ params, query }: Asked) =>
  params.id === undefined &&
  Object.entries(query).every(([name, value]) => value === undefined || WHOLE.has(name));

/** The ids of the records in an answer: of a list, or of one record. */
function idsIn(answer: unknown): number[] {
  const data = (answer as { data?: unknown } | undefined)?.data;
  const records = (Array.isArray(data) ? data : [data]) as ({ id?: unknown } | null | undefined)[];
  return records.flatMap((record) => (typeof record?.id === 'number' ? record.id : []));
}

function shownBy(showing: Showing, request: Asked, answer: unknown): Shown {
  if (showing === 'all' || (showing === 'rows' && isWhole(request))) return 'all';
  if (showing === 'path') return request.params.id === undefined ? [] : [request.params.id];
  return idsIn(answer);
}

/** The handlers, which also note the matters that a person sees on other pages, such as the desk of a reviewer. */
export function notingSeen(services: Services, handlers: Handlers): Handlers {
  const noting: Partial<Record<OperationId, AnyHandler>> = {};
  const operations = new Set(
    FOLLOW_UPS.flatMap(({ shownBy = {} }) => Object.keys(shownBy) as OperationId[]),
  );
  for (const operation of operations) {
    const handle = handlers[operation] as AnyHandler;
    const kinds = FOLLOW_UPS.filter(({ shownBy = {} }) => operation in shownBy);
    noting[operation] = async (request, ...rest) => {
      const answer = await handle(request, ...rest);
      await noteShown(services, operation, kinds, request, answer);
      return answer;
    };
  }
  return { ...handlers, ...(noting as Partial<Handlers>) };
}

async function noteShown(
  services: Services,
  operation: OperationId,
  kinds: readonly FollowUp[],
  request: Asked,
  answer: unknown,
): Promise<void> {
  const { user } = request;
  const own = kinds.filter(({ roles }) => user && roles.includes(user.role));
  if (!user || own.length === 0) return;
  try {
    const scope = followUpScope(services, user);
    const seen: SeenMatters[] = [];
    for (const followUp of own) {
      const shown = shownBy(followUp.shownBy?.[operation] ?? 'rows', request, answer);
      if (shown.length === 0) continue;
      const seenHere = await selectSeenMatters(
        scope,
        followUp.kind,
        await keyedMatters(followUp, scope, shown),
        shown,
      );
      if (seenHere) seen.push(seenHere);
    }
    await noteSeen(scope, seen);
  } catch (error) {
    if (services.outages.meet(error)) return;
    services.log.warn({ err: error }, 'what a person has seen was not noted');
  }
}
