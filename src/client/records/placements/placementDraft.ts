import { paths } from '@/shared/paths';

const { createFor, createFrom, edit } = paths.placementRequests.own;

/** The names of the drafts that a browser keeps of requests for a place. */
export const placementDraft = {
  new: (periodId: number) => `new-${periodId}`,
  copy: (periodId: number, id: number) => `copy-${periodId}-${id}`,
  edit: (id: number) => `edit-${id}`,
};

/** The form that goes on with a draft; null for an unknown name. */
export function placementDraftUrl(name: string): string | null {
  const [, kind, first, second] = /^(new|copy|edit)-(\d+)(?:-(\d+))?$/.exec(name) ?? [];
  const id = Number(first);
  if (kind === 'copy') return second === undefined ? null : createFrom(id, Number(second));
  if (second !== undefined) return null;
  if (kind === 'new') return createFor(id);
  return kind === 'edit' ? edit(id) : null;
}
