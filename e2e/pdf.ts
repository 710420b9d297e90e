/** A PDF of one page with this text, which is in ASCII and without brackets. */
export function pdf(text: string): Buffer {
  const drawn = `BT /F1 18 Tf 60 760 Td (${text}) Tj ET`;
  const body = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >> endobj',
    `4 0 obj << /Length ${drawn.length} >>\nstream\n${drawn}\nendstream endobj`,
    '',
  ].join('\n');
  const places = [1, 2, 3, 4].map((id) => String(body.indexOf(`${id} 0 obj`)).padStart(10, '0'));
  const table = places.map((place) => `${place} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 5\n0000000000 65535 f \n${table}trailer << /Size 5 /Root 1 0 R >>\n` +
      `startxref\n${body.length}\n%%EOF\n`,
  );
}
