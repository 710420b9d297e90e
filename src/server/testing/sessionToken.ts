import type { SessionServices } from '@/server/auth/sessionRows';
import { startSession } from '@/server/auth/sessions';
import type { Role } from '@/shared/permissions';

/** The token of a new session without a known device or address. */
export const sessionToken = (services: SessionServices, user: { id: number; role: Role }) =>
  startSession(services, user, {
    remember: false,
    device: null,
    address: null,
    previousLogin: null,
  });
