import { HAIRLINE, INK, LABEL, QUIET, RULE } from './layout/design';
import { drawImage } from './layout/image';
import { drawQr } from './layout/qr';
import { createSheet, heightOf, type Sheet } from './layout/sheet';
import type { Certificate, CertificatesReport } from './reportData';
import type { TextStyle } from './text/typesetter';

const ACCENT = '#1d4ed8';
/** The frame, in points from the edges of the page. */
const OUTER = 24;
const INNER = 30;
const QR_SIZE = 74;
/** The part of the width that text takes. */
const WIDE = 0.9;
const SIGNATURE_WIDTH = 210;
const SIGNATURE: [width: number, height: number] = [150, 54];

const KICKER: TextStyle = { size: 11, bold: true, color: QUIET };
const TITLE: TextStyle = { size: 32, bold: true, color: ACCENT };
const LEAD: TextStyle = { size: 12, color: QUIET };
const NAME: TextStyle = { size: 27, bold: true, color: INK };
const TEXT: TextStyle = { size: 12.5, color: INK };
const FIGURE: TextStyle = { size: 12.5, bold: true, color: INK };
const SMALL: TextStyle = { size: 8.5, color: QUIET };

/** Prints certificates on landscape pages, one on each. */
export function printCertificates(report: CertificatesReport): Promise<Uint8Array> {
  const { printedAt, certificates } = report;
  const [first] = certificates;
  const { programme = '', department = '', appName = '' } = first?.letterhead ?? {};
  const sheet = createSheet({
    orientation: 'landscape',
    title: certificates.length === 1 && first ? `${first.title} – ${first.name}` : 'Sertifikat',
    author: `${programme}, ${department}`,
    creator: appName,
    createdAt: printedAt,
  });
  for (const [index, certificate] of certificates.entries()) {
    if (index > 0) sheet.addPage();
    drawCertificate(sheet, certificate);
  }
  return sheet.end();
}

function drawCertificate(sheet: Sheet, certificate: Certificate) {
  drawFrame(sheet);
  sheet.y = 58;
  centred(sheet, certificate.letterhead.department.toUpperCase(), KICKER);
  centred(sheet, certificate.letterhead.programme, LEAD);
  sheet.y += 16;
  centred(sheet, certificate.title, TITLE);
  if (certificate.number) centred(sheet, `Nomor: ${certificate.number}`, LEAD);
  sheet.y += 14;
  centred(sheet, 'diberikan kepada', LEAD);
  sheet.y += 4;
  centred(sheet, certificate.name, fitting(sheet, certificate.name, NAME));
  if (certificate.note) centred(sheet, certificate.note, LEAD);
  sheet.y += 12;
  centred(sheet, certificate.text, TEXT, 0.74);
  sheet.y += 16;
  drawFigures(sheet, certificate.figures);
  drawFoot(sheet, certificate);
}

function drawFrame({ doc }: Sheet) {
  const { width, height } = doc.page;
  doc
    .lineWidth(2)
    .rect(OUTER, OUTER, width - 2 * OUTER, height - 2 * OUTER)
    .stroke(ACCENT);
  doc
    .lineWidth(0.6)
    .rect(INNER, INNER, width - 2 * INNER, height - 2 * INNER)
    .stroke(HAIRLINE);
}

/** Writes lines in the middle of the page, at most `part` of its width. */
function centred(sheet: Sheet, text: string, style: TextStyle, part = WIDE) {
  const lines = sheet.wrap(text, style, sheet.width * part);
  sheet.y = sheet.drawLines(lines, sheet.left, sheet.y, sheet.width, 'center');
}

/** The style, smaller for a name that would take more than two lines. */
function fitting(sheet: Sheet, text: string, style: TextStyle): TextStyle {
  const isShort = ({ length }: unknown[]) => length <= 2;
  const sizes = [style.size, 22, 18, 15];
  const size = sizes.find((size) =>
    isShort(sheet.wrap(text, { ...style, size }, sheet.width * WIDE)),
  );
  return { ...style, size: size ?? 12 };
}

/** Labelled values side by side, in the middle; longer ones, such as the grades in several courses, are below them. */
function drawFigures(sheet: Sheet, figures: Certificate['figures']) {
  const width = Math.min(190, (sheet.width * 0.86) / Math.max(1, figures.length));
  const isLong = ({ value }: Certificate['figures'][number]) =>
    sheet.wrap(value, FIGURE, width - 16).length > 2;
  const short = figures.filter((figure) => !isLong(figure));
  if (short.length > 0) drawColumns(sheet, short, width);
  for (const { label, value } of figures.filter(isLong)) {
    centred(sheet, label, LABEL);
    centred(sheet, value, lowEnough(sheet, value));
  }
}

/** The style, smaller for a text that would come near the signature. */
function lowEnough(sheet: Sheet, text: string): TextStyle {
  const sizes = [12.5, 10.5, 9, 7.5];
  const size = sizes.find(
    (size) => heightOf(sheet.wrap(text, { ...FIGURE, size }, sheet.width * WIDE)) <= 46,
  );
  return { ...FIGURE, size: size ?? 6 };
}

function drawColumns(sheet: Sheet, figures: Certificate['figures'], width: number) {
  const start = sheet.left + (sheet.width - width * figures.length) / 2;
  const top = sheet.y;
  for (const [index, { label, value }] of figures.entries()) {
    const x = start + index * width;
    const inner = width - 16;
    const below = sheet.drawLines(sheet.wrap(label, LABEL, inner), x + 8, top, inner, 'center');
    sheet.drawLines(sheet.wrap(value, FIGURE, inner), x + 8, below + 1, inner, 'center');
    if (index > 0) {
      sheet.doc
        .lineWidth(0.6)
        .moveTo(x, top)
        .lineTo(x, top + 34)
        .stroke(HAIRLINE);
    }
  }
  sheet.y = top + 42;
}

/** The QR code at the left and the signature at the right, above the lower edge of the frame. */
function drawFoot(sheet: Sheet, { signer, place_and_date, verification }: Certificate) {
  const bottom = sheet.doc.page.height - INNER - 20;
  const { url, code } = verification;
  const x = sheet.left + 14;
  const said = [
    ...sheet.wrap(`Kode verifikasi ${code}`, { ...SMALL, bold: true }, 250),
    ...(url ? sheet.wrap(url, SMALL, 250) : []),
  ];
  const textTop = bottom - heightOf(said);
  sheet.drawLines(said, x, textTop);
  if (url) {
    const top = textTop - QR_SIZE - 8;
    drawQr(sheet, url, x, top, QR_SIZE);
    sheet.doc.link(x, top, QR_SIZE, bottom - top, url);
  }

  const right = sheet.left + sheet.width - SIGNATURE_WIDTH - 14;
  const below = [
    ...sheet.wrap(signer.name, FIGURE, SIGNATURE_WIDTH),
    ...(signer.nip ? sheet.wrap(`NIP ${signer.nip}`, SMALL, SIGNATURE_WIDTH) : []),
  ];
  const lineY = bottom - heightOf(below) - 3;
  const above = [
    ...sheet.wrap(place_and_date, SMALL, SIGNATURE_WIDTH),
    ...sheet.wrap(signer.role, { ...SMALL, color: INK }, SIGNATURE_WIDTH),
  ];
  const imageTop = lineY - SIGNATURE[1] - 2;
  sheet.drawLines(above, right, imageTop - heightOf(above) - 2);
  if (signer.signature) drawImage(sheet, signer.signature, right, imageTop, SIGNATURE);
  sheet.rule(lineY, right, right + SIGNATURE_WIDTH, 0.6, RULE);
  sheet.drawLines(below, right, lineY + 3);
}

export const certificatePrinters = { certificates: printCertificates } as const;
