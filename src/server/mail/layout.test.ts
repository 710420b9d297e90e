import { layOutMail } from './layout';

const CONTENT = {
  name: 'Siti <b>',
  intro: 'Ada 2 hal yang menunggu.\nSilakan dibuka.',
  lines: [
    { text: 'Aktivitas "A" & B', link: 'https://magang.example/a?x=1&y=2' },
    { text: 'Tanpa tautan' },
  ],
  button: { label: 'Buka SiMagang', link: 'https://magang.example/' },
  footer: 'Atur email di Pengaturan.',
};

test('writes plain text with every link in full', () => {
  expect(layOutMail(CONTENT).text).toBe(`Halo Siti <b>,

Ada 2 hal yang menunggu.
Silakan dibuka.

- Aktivitas "A" & B
  https://magang.example/a?x=1&y=2
- Tanpa tautan

Buka SiMagang:
https://magang.example/

-- \nAtur email di Pengaturan.`);
});

test('a line of plain text stays one, so that a comment cannot pass for the rest of the mail', () => {
  const lines = [{ text: 'Lengkapi surat.\n\n-- \nKonfirmasi email:\nhttps://evil.example' }];
  expect(layOutMail({ ...CONTENT, lines }).text).toContain(
    '\n\n- Lengkapi surat. -- Konfirmasi email: https://evil.example\n\n',
  );
});

test('escapes texts and links in HTML', () => {
  const { html } = layOutMail(CONTENT);
  expect(html).toContain('Halo Siti &lt;b&gt;,');
  expect(html).toContain('<br>Silakan dibuka.');
  expect(html).toMatch(
    /<a href="https:\/\/magang\.example\/a\?x=1&amp;y=2"[^>]*>Aktivitas &quot;A&quot; &amp; B<\/a>/,
  );
});

test('uses one column without pictures and scripts, in the language of the product', () => {
  const { html } = layOutMail(CONTENT);
  expect(html).toContain('<html lang="id">');
  expect(html).toContain('max-width:600px');
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).not.toMatch(/<(img|script|link|style)/);
});

test('writes sections with their headings after the lines', () => {
  const sections = [
    { title: 'Menunggu: 1', lines: [{ text: 'Siti', link: 'https://a.example/' }] },
  ];
  const { text, html } = layOutMail({ name: 'Siti', intro: 'Halo', sections, footer: 'Kaki' });
  expect(text).toContain('Halo\n\nMenunggu: 1\n- Siti\n  https://a.example/\n\n-- \n');
  expect(html).toMatch(
    /<h2 [^>]*>Menunggu: 1<\/h2>\n<ul [^>]*><li [^>]*><a href="https:\/\/a\.example\/"/,
  );
});

test('leaves out what there is none of', () => {
  const { text, html } = layOutMail({ name: 'Siti', intro: 'Halo', footer: 'Kaki' });
  expect(text).toBe('Halo Siti,\n\nHalo\n\n-- \nKaki');
  expect(html).not.toMatch(/<(ul|a) /);
});

test('makes no link of another scheme', () => {
  const lines = [{ text: 'x', link: 'javascript:alert(1)' }];
  expect(layOutMail({ ...CONTENT, lines, button: undefined }).html).not.toContain('<a ');
});

test('makes links of the addresses in the footer', () => {
  const footer = 'Atur di https://magang.example/inbox/preferences';
  expect(layOutMail({ ...CONTENT, footer }).html).toContain(
    'Atur di <a href="https://magang.example/inbox/preferences" style="color:inherit">https://magang.example/inbox/preferences</a>',
  );
});
