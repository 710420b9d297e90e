import type { KyselyPlugin } from 'kysely';

/** The moments at which a sender is killed: before a mail is sent, or before it is noted as sent. */
export const DEATHS = ['after it has taken a mail', 'after the mail server has a mail'] as const;
export type Death = (typeof DEATHS)[number];

export interface Mortal {
  /** of the connection to the database: a dead sender changes nothing any more */
  plugin: KyselyPlugin;
  /** How it dies next. */
  dies(death: Death): void;
  isDead(): boolean;
  /** It dies no more, unless it has died. */
  isSpared(): void;
}

/** A process that can be killed between two steps of sending a mail, on the embedded database, too. */
export function aMortal(): Mortal {
  let plan: Death | null = null;
  let isDead = false;
  return {
    plugin: {
      transformQuery({ node }) {
        if (isDead) throw new Error('The process was killed.');
        if (plan === null || node.kind !== 'UpdateQueryNode') return node;
        const text = JSON.stringify(node);
        isDead = text.includes(plan === DEATHS[0] ? 'attempts + 1' : '"sent"');
        if (isDead && plan === DEATHS[1]) throw new Error('The process was killed.');
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    dies(death) {
      plan = death;
    },
    isDead: () => isDead,
    isSpared() {
      plan = null;
    },
  };
}
