import { useLiveInbox } from './useLiveInbox';
import { useReadOnVisit } from './useReadOnVisit';

/** Follows the inbox while the application is open. */
export function LiveInbox() {
  useLiveInbox();
  useReadOnVisit();
  return null;
}
