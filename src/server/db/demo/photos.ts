import sharp from 'sharp';
import type { NewActivityPhoto } from '../tables';
import { type DemoInternship, isOfDemoAccount } from './internships';
import type { DemoLog } from './logs';
import { itemAt, type Random, randomFrom } from './random';

export type DemoPhoto = NewActivityPhoto & { readonly id: number };

const WIDTH = 640;
const HEIGHT = 480;
const THUMBNAIL_WIDTH = 320;
const SCENES = 6;
const HAS_PHOTOS = 0.12;
const HAS_TWO = 0.4;

/** A few pictures of racks, which several activities of the demo accounts share. */
export async function demoPhotos(
  logs: readonly DemoLog[],
  internshipOf: (activityId: number) => DemoInternship,
): Promise<DemoPhoto[]> {
  const scenes = await Promise.all(
    Array.from({ length: SCENES }, (_, index) => drawScene(randomFrom(`scene ${index}`))),
  );
  const photos: Omit<DemoPhoto, 'id'>[] = [];
  for (const { activity_id, saved_at, written_at, device_time } of logs) {
    if (!isOfDemoAccount(internshipOf(activity_id))) continue;
    const random = randomFrom(`photos of ${activity_id}`);
    if (!random.chance(HAS_PHOTOS) && !written_at) continue;
    const first = random.between(0, SCENES - 1);
    const count = random.chance(HAS_TWO) ? 2 : 1;
    for (let position = 1; position <= count; position += 1) {
      const scene = itemAt(scenes, (first + position) % SCENES);
      const times = { created_at: saved_at, made_at: written_at, device_time };
      photos.push({ activity_id, position, ...scene, ...times });
    }
  }
  return photos.map((photo, index) => ({ id: index + 1, ...photo }));
}

async function drawScene(random: Random) {
  const svg = Buffer.from(rack(random));
  const [image, thumbnail] = await Promise.all([
    sharp(svg).jpeg({ quality: 70 }).toBuffer(),
    sharp(svg).resize(THUMBNAIL_WIDTH).jpeg({ quality: 70 }).toBuffer(),
  ]);
  return { image, thumbnail, width: WIDTH, height: HEIGHT };
}

const CABLES = ['#2563eb', '#eab308', '#dc2626', '#16a34a', '#94a3b8'] as const;
const PORTS = 12;

/** Switches in a rack, some with their lamps on, and the cables below them. */
function rack(random: Random): string {
  const parts: string[] = [];
  const units = random.between(3, 5);
  for (let unit = 0; unit < units; unit += 1) {
    const y = 40 + unit * 84;
    parts.push(`<rect x="90" y="${y}" width="460" height="46" rx="4" fill="#1f2937"/>`);
    for (let port = 0; port < PORTS; port += 1) {
      const x = 110 + port * 35;
      const lamp = random.chance(0.6) ? '#4ade80' : '#374151';
      parts.push(
        `<rect x="${x}" y="${y + 16}" width="22" height="18" fill="#0b1120"/>`,
        `<circle cx="${x + 11}" cy="${y + 9}" r="3" fill="${lamp}"/>`,
      );
      if (random.chance(0.45)) {
        const end = x + random.between(-60, 80);
        parts.push(
          `<path d="M ${x + 11} ${y + 30} C ${x + 11} ${y + 90}, ${end} ${y + 60}, ${end} ${HEIGHT}" fill="none" stroke="${random.pick(CABLES)}" stroke-width="5"/>`,
        );
      }
    }
  }
  const wall = random.pick(['#cbd5e1', '#d6d3d1', '#c7d2fe']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${wall}"/>
    <rect x="70" y="16" width="500" height="448" fill="#475569"/>${parts.join('')}
  </svg>`;
}
