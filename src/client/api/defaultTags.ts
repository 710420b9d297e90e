import type { TagDescription } from '@reduxjs/toolkit/query';
import { isNotFound } from './serverErrors';

/** The tag id of every list, so that a new record refreshes lists but not details. */
const LIST = 'LIST';

export const list = <Type extends string>(type: Type) => ({ type, id: LIST });

type Key = number | string;
type Keyed = { id?: Key; code?: Key };

/** The key of a record in an answer, or of the record that a call is about. */
export const keyOf = (value: unknown): Key | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, code }: Keyed = value;
  return id ?? code;
};

const keysOf = (answer: unknown): Key[] => {
  const rows = (answer as { data?: unknown } | undefined)?.data;
  return Array.isArray(rows) ? rows.flatMap((row) => keyOf(row) ?? []) : [];
};

/**
 * The tags of a query by its name: a list is refetched when one of its rows changes and when a record is added, a record
 * when it changes. Any other query is refetched with everything of its type.
 */
export function readTags<Type extends string>(name: string, type: Type) {
  return (answer: unknown, _error: unknown, arg: unknown): TagDescription<Type>[] => {
    if (name.startsWith('list')) return [list(type), ...keysOf(answer).map((id) => ({ type, id }))];
    const id = name === `get${type}` ? keyOf(arg) : undefined;
    return id === undefined ? [type] : [{ type, id }];
  };
}

/**
 * The tags of a mutation by its name and arguments: a new record changes the lists of its type, a changed one itself as
 * well, an action on many all of them. A refusal changes nothing, unless another user has deleted the record: the lists
 * still show it. `also` are those that show the record, too.
 */
export function changeTags<Type extends string>(
  name: string,
  type: Type,
  also: readonly TagDescription<Type>[] = [],
) {
  return (_answer: unknown, error: unknown, arg: unknown): TagDescription<Type>[] => {
    const isNew = name.startsWith('create');
    const id = isNew ? undefined : keyOf(arg);
    if (error) return id !== undefined && isNotFound(error) ? [list(type)] : [];
    if (isNew) return [list(type), ...also];
    return id === undefined ? [type, ...also] : [{ type, id }, list(type), ...also];
  };
}
