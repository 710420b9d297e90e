import { sql } from 'kysely';
import type { PersonalData } from '@/server/resources/personalRecords';

export const letterTemplatePersonalData = {
  letter_template_versions: {
    forget: (trx, { id, alias }) =>
      sql`
        update letter_template_versions set uploaded_by_name = ${alias}
        where uploaded_by_user_id = ${id}`.execute(trx),
  },
} as const satisfies PersonalData;
