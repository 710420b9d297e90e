import { SaxesParser } from 'saxes';
import { refuse } from './refusals';

/** No part of a workbook nests its elements deeper than about ten. */
const DEPTH_MAX = 100;
/** Common elements have at most about thirty, for namespaces. */
const ATTRIBUTES_MAX = 200;
const ODDITIES_MAX = 1000;

/** Entities declared by the document stay unexpanded; the rules refuse odd characters. */
const TOLERATED = /undefined entity|malformed character entity|disallowed character\./;

export interface XmlEvents {
  /** `name` has no prefix. `within` lists the surrounding elements, outermost first. */
  open?(
    name: string,
    attributes: Readonly<Record<string, string>>,
    within: readonly string[],
  ): void;
  text?(text: string, within: readonly string[]): void;
  close?(name: string): void;
}

type PlainNames = { xmlns: false; position: boolean };
const PLAIN_NAMES: PlainNames = { xmlns: false, position: false };

/** Streams a part, until `isDone` after a piece of it; its content exists in the events only. */
export async function readXml(
  content: AsyncIterable<Buffer>,
  events: XmlEvents,
  isDone = () => false,
): Promise<void> {
  const parser = new SaxesParser<PlainNames>(PLAIN_NAMES);
  const within: string[] = [];
  let attributes = 0;
  let oddities = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > ATTRIBUTES_MAX) throw refuse('damaged');
  });
  parser.on('opentag', (tag) => {
    const name = withoutPrefix(tag.name);
    events.open?.(name, tag.attributes, within);
    within.push(name);
    if (within.length > DEPTH_MAX) throw refuse('damaged');
  });
  parser.on('closetag', () => {
    const name = within.pop();
    if (name !== undefined) events.close?.(name);
  });
  const onText = (text: string) => events.text?.(text, within);
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('error', (error) => {
    oddities += 1;
    if (!TOLERATED.test(error.message) || oddities > ODDITIES_MAX) throw error;
  });
  const decoder = new TextDecoder();
  for await (const chunk of content) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (isDone()) return;
  }
  parser.write(decoder.decode());
  parser.close();
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
