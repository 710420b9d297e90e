import type { Signer } from '../reportData';
import { BODY, QUIET, RULE, STRONG } from './design';
import { drawImage } from './image';
import { heightOf, type Sheet } from './sheet';

export interface SignatureBlock extends Signer {
  /** The line above the role, such as the date; may be empty. */
  lead: string;
  role: string;
}

const BLOCK_WIDTH = 200;
const IMAGE_HEIGHT = 56;
const IMAGE_WIDTH = 150;

function layOut(sheet: Sheet, blocks: SignatureBlock[]) {
  const laidOut = blocks.map(({ lead, role, name, signature }) => ({
    above: [
      ...(lead ? sheet.wrap(lead, { ...BODY, color: QUIET }, BLOCK_WIDTH) : []),
      ...sheet.wrap(role, BODY, BLOCK_WIDTH),
    ],
    below: sheet.wrap(name, STRONG, BLOCK_WIDTH),
    signature,
  }));
  const above = Math.max(...laidOut.map((block) => heightOf(block.above)));
  const below = Math.max(...laidOut.map((block) => heightOf(block.below)));
  return { laidOut, above, below, height: above + IMAGE_HEIGHT + below + 20 };
}

/** The room that they take, for a table that keeps its last rows with them. */
export const signaturesHeight = (sheet: Sheet, blocks: SignatureBlock[]): number =>
  layOut(sheet, blocks).height;

/** Draws two blocks at the outer edges, or a single one at the right, always on one page. */
export function drawSignatures(sheet: Sheet, blocks: SignatureBlock[]) {
  const { laidOut, above, below, height } = layOut(sheet, blocks);
  sheet.keepTogether(height);
  const imageTop = sheet.y + above + 4;
  const lineY = imageTop + IMAGE_HEIGHT + 4;

  laidOut.forEach((block, index) => {
    const isLeft = blocks.length > 1 && index === 0;
    const x = isLeft ? sheet.left : sheet.left + sheet.width - BLOCK_WIDTH;
    sheet.drawLines(block.above, x, sheet.y + above - heightOf(block.above));
    if (block.signature) {
      drawImage(sheet, block.signature, x, imageTop, [IMAGE_WIDTH, IMAGE_HEIGHT]);
    }
    sheet.rule(lineY, x, x + BLOCK_WIDTH, 0.6, RULE);
    sheet.drawLines(block.below, x, lineY + 3);
  });
  sheet.y = lineY + 3 + below;
}
