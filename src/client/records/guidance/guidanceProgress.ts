import type { GuidanceProgress } from '@/client/api/api';

type Progress = Pick<GuidanceProgress, 'agreed_sessions' | 'min_sessions'>;

/** '3 dari 8', or '3' without a minimum. */
export const guidanceProgress = ({ agreed_sessions, min_sessions }: Progress): string =>
  min_sessions > 0 ? `${agreed_sessions} dari ${min_sessions}` : String(agreed_sessions);
