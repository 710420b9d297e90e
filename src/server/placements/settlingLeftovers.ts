import { fieldErrors, HttpError } from '@/server/http/errors';
import { seenKey } from '@/server/http/seenKey';
import { LEAVES_OVER } from '@/shared/constants/errorCodes';
import type { components } from '@/shared/contract.gen';
import { type LeftoverKind, leftoverText } from '@/shared/leftoverTexts';
import { NO_LEFTOVER_CHOICE, type SeenLeftovers } from '@/shared/validation/seenLeftovers';

export type LeftoverChoice = components['schemas']['LeftoverChoice'];

/** Records of a kind that an edit leaves over. */
export interface FoundLeftover {
  kind: LeftoverKind;
  count: number;
  /** Another one when they are other records. */
  digest: string;
}

/** The records that an edit may leave over, and how they are settled. */
export interface Settling {
  /** Finds it after the edit, under locks that keep it as it is until the end of the transaction. */
  find: () => Promise<readonly FoundLeftover[]>;
  /** The choices, the usual one first. */
  choicesFor: (found: readonly FoundLeftover[]) => Promise<LeftoverChoice[]> | LeftoverChoice[];
  settle: (choice: LeftoverChoice, reason: string) => Promise<void>;
}

/**
 * Makes an edit that may leave records over. Unless a person has seen exactly these records, explained why and chosen what
 * becomes of them, it is a 409 that counts them (docs/decisions/0040). A client that leaves `seen_leftovers` out does not ask, and
 * keeps them. Call it in the transaction of the edit.
 */
export async function settlingLeftovers<T>(
  { reason, seen_leftovers, settle_leftovers: choice }: SeenLeftovers,
  { find, choicesFor, settle }: Settling,
  edit: () => Promise<T>,
): Promise<T> {
  const result = await edit();
  if (seen_leftovers === undefined) return result;
  const found = (await find()).filter(({ count }) => count > 0);
  if (found.length === 0) return result;
  const choices = await choicesFor(found);
  const seen = seenKey(found.map((one) => Object.values(one).join(' ')).join('\n'));
  if (!reason || seen_leftovers !== seen) {
    const items = found.map(({ kind, count }) => ({ kind, count }));
    const leftovers = { items, choices, seen_leftovers: seen };
    throw new HttpError(409, asks(items), { code: LEAVES_OVER, leftovers });
  }
  if (choices.length === 0) return result;
  if (!choice || !choices.includes(choice)) {
    throw fieldErrors({ settle_leftovers: [NO_LEFTOVER_CHOICE] });
  }
  await settle(choice, reason);
  return result;
}

const asks = (items: readonly { kind: LeftoverKind; count: number }[]) =>
  `Masih ada ${items.map(leftoverText).join('; ')}. Periksa di formulirnya, lalu beri alasan.`;
