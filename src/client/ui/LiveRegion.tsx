import { useSyncExternalStore } from 'react';
import { latestAnnouncement, onAnnouncement } from './announcements';
import { VisuallyHidden } from './VisuallyHidden';

/** Says announcements to screen readers. It is on every page, before its first text, which may be missed otherwise. */
export function LiveRegion() {
  const announcement = useSyncExternalStore(onAnnouncement, latestAnnouncement);
  return (
    <VisuallyHidden id="announcements" aria-live="polite">
      {/* Another element each time, so that a repeated text is said again. */}
      <span key={announcement.number}>{announcement.text}</span>
    </VisuallyHidden>
  );
}
