/** Draws the icons of the installed application from `public/favicon.svg` into `public/icons`, which is committed. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const FOLDER = 'public/icons';
const logo = readFileSync('public/favicon.svg', 'utf8');
const [, tile] = /(<rect [^>]*\/>)/.exec(logo);
const marks = logo.slice(logo.indexOf(tile) + tile.length, logo.lastIndexOf('</svg>'));
const BLUE = /fill="(#\w+)"/.exec(tile)[1];
/** The system cuts a maskable icon to a shape, which leaves a circle of four fifths: the marks fit into it at this scale. */
const SAFE = 0.85;

const drawing = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
const scaled = (factor) =>
  `<g transform="translate(16 16) scale(${factor}) translate(-16 -16)">${marks}</g>`;
const full = (factor) => drawing(`<rect width="32" height="32" fill="${BLUE}"/>${scaled(factor)}`);

const icons = {
  'icon-192': [192, logo],
  'icon-512': [512, logo],
  'maskable-192': [192, full(SAFE)],
  'maskable-512': [512, full(SAFE)],
  // The system takes only its opacity and colours it.
  'monochrome-512': [512, drawing(scaled(1))],
  'apple-touch-icon': [180, full(1)],
};

for (const [name, [size, svg]] of Object.entries(icons)) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${FOLDER}/${name}.png`);
}
