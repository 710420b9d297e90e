/** A PDF with a page for each of these texts, which are in ASCII and without brackets. */
export function plainPdf(...texts: string[]): string {
  const page = (index: number) => 3 + 2 * index;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /Kids [ ${texts.map((_, index) => `${page(index)} 0 R`).join(' ')} ] >>`,
    ...texts.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 595 842 ] /Contents ${page(index) + 1} 0 R >>`,
      `<< /Length ${text.length + 5} >>\nstream\n(${text}) Tj\nendstream`,
    ]),
  ];
  const size = objects.length + 1;
  let body = '%PDF-1.6\n';
  const places = objects.map((object, index) => {
    const place = String(body.length).padStart(10, '0');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Root 1 0 R /Size ${size} >>`;
  return `${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`;
}

/** The texts of the pages of such PDFs, also after they were joined. */
export function textsInPdf(pdf: Uint8Array): string[] {
  const raw = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => [
      id,
      body,
    ]),
  );
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(raw) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) => {
    const [, content] = /\/Contents (\d+) 0 R/.exec(objects.get(page) ?? '') ?? [];
    const [, text = ''] = /\(([^)]*)\) Tj/.exec(objects.get(content) ?? '') ?? [];
    return text.trim();
  });
}
