import { ACTIVATES } from '../audit/recordKind';
import type { StoredRecord } from './storedRecord';

export const letterTemplates = {
  audited: {
    letter_templates: {
      label: ['{name}'],
      actions: ACTIVATES,
      ignored: ['version'],
    },
  },
  notAudited: {
    letter_template_versions: 'say themselves who uploaded them, and never change',
  },
} as const satisfies StoredRecord;
