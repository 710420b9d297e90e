import sharp from 'sharp';

import { type Random, randomFrom } from './random';

const WIDTH = 600;
const HEIGHT = 240;
const INK = '#1e2a5a';

/** Draws a handwritten-looking signature as PNG, the same for equal names. */
export async function drawSignature(name: string): Promise<Buffer> {
  const random = randomFrom(`signature of ${name}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#ffffff"/>
    <g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"
      transform="rotate(${random.between(-8, -2)} ${WIDTH / 2} ${HEIGHT / 2})">
      <path d="${initial(random)}" stroke-width="5"/>
      <path d="${letters(random)}" stroke-width="3.5"/>
      <path d="${flourish(random)}" stroke-width="2.5"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

/** A tall loop on the left. */
function initial(random: Random): string {
  const top = random.between(30, 55);
  const bottom = random.between(165, 190);
  return `M 95 ${bottom - 30} C 60 ${bottom + 20}, ${random.between(120, 150)} ${bottom}, ${random.between(140, 165)} ${top + 40}
    S ${random.between(90, 120)} ${top - 15}, 105 ${top + 60}
    S ${random.between(150, 190)} ${bottom + 15}, 195 ${random.between(120, 140)}`;
}

/** A series of waves, some tall, some looped, of decreasing size. */
function letters(random: Random): string {
  const baseline = 140;
  let x = 195;
  let path = `M ${x} ${baseline}`;
  const count = random.between(5, 8);
  for (let index = 0; index < count; index += 1) {
    const width = random.between(26, 40) - index;
    const isTall = random.chance(0.3);
    const rise = isTall ? random.between(60, 85) : random.between(18, 36) - index;
    const back = isTall || random.chance(0.3) ? random.between(10, 22) : 0;
    path += ` C ${x + width * 0.6} ${baseline - rise}, ${x + width - back} ${baseline - rise - 8}, ${x + width * 0.7 - back / 2} ${baseline - 4}`;
    x += width;
    path += ` S ${x - width * 0.2} ${baseline + random.between(2, 14)}, ${x} ${baseline - random.between(0, 8)}`;
  }
  return path;
}

/** The underline, drawn from the right. */
function flourish(random: Random): string {
  const end = random.between(430, 520);
  const y = random.between(168, 185);
  return `M ${end} 138 C ${end + 60} ${y - 40}, ${end + 30} ${y}, ${end - 120} ${y - 4}
    S 150 ${y + random.between(6, 18)}, ${random.between(120, 160)} ${y + 10}
    S ${random.between(280, 340)} ${y - 12}, ${end - random.between(0, 60)} ${y + 14}`;
}
