import { useNavigate } from 'react-router';
import { rememberOpened } from '@/client/session/recentlyOpened';
import type { SessionUser } from '@/client/session/storage';
import { useSelectedInternship } from '@/client/session/useSession';
import { useLogOut } from '@/client/ui/useLogOut';
import type { Finding } from './finding';
import { LOG_OUT_KEY } from './screenFindings';

/** Opens a finding, here or in a new tab, and remembers it. */
export function useOpenFinding(user: SessionUser, close: () => void) {
  const navigate = useNavigate();
  const { logOut } = useLogOut();
  const [, selectInternship] = useSelectedInternship();

  return (finding: Finding, isForNewTab: boolean) => {
    const { key, url, internshipId } = finding;
    if (url === undefined) {
      close();
      if (key === LOG_OUT_KEY) void logOut();
      return;
    }
    rememberOpened(user.id, finding);
    if (internshipId !== undefined) selectInternship({ id: internshipId });
    if (isForNewTab) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    close();
    void navigate(url);
  };
}
