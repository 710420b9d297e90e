export interface MailLine {
  text: string;
  /** where the line leads to */
  link?: string;
}

/** Lines under a heading. */
export interface MailSection {
  title: string;
  lines: readonly MailLine[];
}

export interface MailContent {
  /** the person's name */
  name: string;
  intro: string;
  lines?: readonly MailLine[];
  sections?: readonly MailSection[];
  button?: { label: string; link: string };
  /** why the person gets this mail, and how to get no more of them */
  footer: string;
}

/**
 * A mail that reads well on a phone and in dark mode: one column, no pictures, nothing from elsewhere.
 * Mail programs know few styles, and only beside each element.
 */
export function layOutMail(content: MailContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) };
}

const greetingOf = (name: string) => `Halo ${name},`;

function textOf({ name, intro, lines = [], sections = [], button, footer }: MailContent): string {
  return [
    greetingOf(name),
    intro,
    ...(lines.length > 0 ? [textOfLines(lines)] : []),
    ...sections.map(({ title, lines }) => `${title}\n${textOfLines(lines)}`),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    // The sign at which mail programs fold a signature.
    `-- \n${footer}`,
  ].join('\n\n');
}

/** HTML shows line breaks as spaces anyway. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

const textOfLines = (lines: readonly MailLine[]) =>
  lines.map(({ text, link }) => `- ${inOneLine(text)}${link ? `\n  ${link}` : ''}`).join('\n');

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";

function htmlOf({ name, intro, lines = [], sections = [], button, footer }: MailContent): string {
  const action =
    button &&
    anchor(
      button.link,
      button.label,
      'display:inline-block;padding:12px 20px;border-radius:8px;background-color:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none',
    );
  // Without colours of its own, the text has those of the reader: dark on light, or light on dark.
  return [
    '<!doctype html>',
    '<html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark"></head>',
    '<body style="margin:0;padding:0">',
    `<div style="max-width:600px;margin:0 auto;padding:24px 16px;${FONT};overflow-wrap:anywhere">`,
    paragraph(greetingOf(name)),
    paragraph(intro),
    lines.length > 0 && list(lines),
    ...sections.flatMap(({ title, lines }) => [heading(title), list(lines)]),
    action && `<p style="margin:24px 0">${action}</p>`,
    '<hr style="margin:24px 0 16px;border:0;border-top:1px solid #9ca3af">',
    `<p style="margin:0;font-size:13px;opacity:0.8">${withLinks(footer)}</p>`,
    '</div></body></html>',
  ]
    .filter(Boolean)
    .join('\n');
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${withBreaks(text)}</p>`;

const heading = (text: string) =>
  `<h2 style="margin:24px 0 8px;font-size:16px;font-weight:600">${escaped(text)}</h2>`;

function list(lines: readonly MailLine[]): string {
  const items = lines.map(({ text, link }) => {
    const shown = link ? anchor(link, text, 'color:inherit') : escaped(text);
    return `<li style="margin:0 0 8px">${shown}</li>`;
  });
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join('')}</ul>`;
}

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? anchor(part, part, 'color:inherit') : withBreaks(part)))
    .join('');

const withBreaks = (text: string) => escaped(text).replaceAll('\n', '<br>');

function anchor(link: string, label: string, style: string): string {
  // Another scheme could run a script in a careless mail program.
  if (!/^https?:\/\//.test(link)) return escaped(label);
  return `<a href="${escaped(link)}" style="${style}">${escaped(label)}</a>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
