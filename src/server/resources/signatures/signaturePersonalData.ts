import type { Database } from '@/server/db/database';
import { deletedFrom, type PersonalData, upload } from '@/server/resources/personalRecords';

async function* image(db: Database, userId: number) {
  const signature = await db
    .selectFrom('signatures')
    .select('image')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (signature) yield upload('tanda-tangan', { kind: 'png', content: signature.image });
}

export const signaturePersonalData = {
  signatures: {
    files: { note: 'tanda-tangan.png: tanda tangan digital, bila ada.', read: image },
    forget: deletedFrom('signatures'),
  },
} as const satisfies PersonalData;
