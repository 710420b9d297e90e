import type { UserEvent } from '@testing-library/user-event';
import { isAll } from '@/shared/testing/testLevel';

const LONG_AND_PLAIN = /^[\p{L}\d .,&-]{8,}$/u;

/** At the level short, the middle of a long text arrives at once, because every key renders the whole form. */
export function typingQuickly(person: UserEvent): UserEvent {
  if (isAll) return person;
  const { type } = person;
  return Object.assign(person, {
    type: async (element: Element, text: string, options?: Parameters<typeof type>[2]) => {
      if (!LONG_AND_PLAIN.test(text)) return type(element, text, options);
      await type(element, text.slice(0, 2), options);
      await person.paste(text.slice(2, -1));
      await person.keyboard(text.slice(-1));
    },
  });
}
