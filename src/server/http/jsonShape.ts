import { tooLarge } from './arrival';
import { badRequest } from './errors';

/** The document declares four levels at most. */
const DEPTH_MAX = 16;
/** More values than any form has fields; JSON.parse is slow with objects of thousands of names. */
const OBJECT_VALUES_MAX = 300;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Counts the brackets and commas of arriving JSON and throws when it is nested deeply or has too many
 * values: JSON.parse takes seconds for megabytes of brackets (docs/decisions/0017), and the rules take
 * milliseconds per item of a list. JSON.parse still decides whether the text is JSON.
 */
export function createJsonShape(valuesMax: number): (chunk: Uint8Array) => void {
  /** The values in each open object; null for a list. */
  const open: (number | null)[] = [];
  let values = 0;
  let inText = false;
  let isEscaped = false;

  const countValue = () => {
    values += 1;
    if (values > valuesMax) throw tooLarge();
  };
  const countInObject = () => {
    const inner = open.length - 1;
    const count = open[inner];
    if (count == null) return;
    if (count >= OBJECT_VALUES_MAX) throw tooLarge();
    open[inner] = count + 1;
  };

  return (chunk) => {
    for (const byte of chunk) {
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inText = false;
        continue;
      }
      switch (byte) {
        case QUOTE:
          inText = true;
          break;
        case COMMA:
          countValue();
          countInObject();
          break;
        case OPEN_LIST:
        case OPEN_OBJECT:
          if (open.length === DEPTH_MAX) throw badRequest();
          countValue();
          open.push(byte === OPEN_OBJECT ? 1 : null);
          break;
        case CLOSE_LIST:
        case CLOSE_OBJECT:
          open.pop();
          break;
      }
    }
  };
}
