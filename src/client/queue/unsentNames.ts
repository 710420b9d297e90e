import type { Unsent, UnsentKind } from './unsentItem';

const NAMES: Record<UnsentKind, string> = {
  press: 'absen',
  request: 'pengajuan',
  log: 'catatan',
  photo: 'foto',
};

/** Whether this build can send the item; one of a newer build waits for that one. */
export const isKnown = ({ kind }: Pick<Unsent, 'kind'>) => kind in NAMES;

/** '2 absen, 1 catatan dan 1 foto' */
export function unsentNames(items: readonly Pick<Unsent, 'kind'>[]): string {
  const counted = (Object.keys(NAMES) as UnsentKind[]).flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [`${count} ${NAMES[kind]}`] : [];
  });
  const last = counted.pop() ?? '';
  return counted.length > 0 ? `${counted.join(', ')} dan ${last}` : last;
}
