import { expect, type Page } from '@playwright/test';

/** English texts that the specification requires. */
const SPECIFIED = [
  'Welcome Back',
  'Please Log in to continue.',
  'Log in',
  'Log out',
  'Loading...',
  'No results.',
  'Nothing found.',
  'Print PDF',
];

/** English words of untranslated library components; none of them is also Indonesian. */
const ENGLISH =
  /\b(the|and|of|with|your|you|are|not|add|delete|remove|save|cancel|close|open|search|clear|next|previous|last|page|pages|rows|row|sort|select|selected|choose|loading|error|failed|failure|success|submit|back|home|settings|toggle|show|hide|view|create|update|name|date|time|hours|minutes|day|month|year|today|column|columns|density|export|download|upload|file|invalid|required|must|please|breadcrumbs|navigation|notifications|unlock|zoom|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|may|june|july|august|october|december)\b/gi;

/** Every visible or announced text of the page. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ];
    const elements = [...document.body.querySelectorAll(':not(script, style, noscript)')];
    return [
      document.title,
      ...elements.flatMap((element) => [
        ...read.map((name) => element.getAttribute(name) ?? ''),
        // Separate text nodes, because textContent joins adjacent words.
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
      ]),
    ];
  });

export const expectIndonesian = async (page: Page, what: string) => {
  const texts = (await textsOn(page)).map((text) =>
    SPECIFIED.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text),
  );
  const english = texts.flatMap((text) => text.match(ENGLISH) ?? []);
  expect.soft([...new Set(english)], `${what}, English words`).toEqual([]);
};
