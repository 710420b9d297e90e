import type { Role } from '@/shared/permissions';

/**
 * The people who may call an operation. The contract says it beside each operation (`@access` in openapi/), and
 * access.gen.ts lists it. 'public' needs no session; the handlers of public operations get no user. Handlers check access to
 * single records.
 */
export type Access = 'public' | readonly Role[];
