import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readVerificationCode } from '@/shared/verificationCode';

interface Opened<Found> {
  code: string;
  found: Found;
}

/**
 * Opens what a code is for: that of the link once the page has loaded, or one that a person types. `read` resolves without
 * data for a code that opens nothing.
 */
export function useOpenedByCode<Found>(
  read: (code: string) => Promise<{ data?: { data: Found } | undefined }>,
) {
  // Servers and their logs never get the part after the '#'.
  const linked = readVerificationCode(useLocation().hash.slice(1));
  const [opened, setOpened] = useState<Opened<Found> | null>(null);

  const open = useCallback(
    async (code: string) => {
      const { data } = await read(code);
      if (!data) return;
      setOpened({ code, found: data.data });
      // A phone loads the page again when its owner comes back from another application.
      window.history.replaceState(window.history.state, '', `#${code}`);
    },
    [read],
  );
  useEffect(() => {
    if (linked === null) return;
    let isCurrent = true;
    void read(linked).then(({ data }) => {
      if (data && isCurrent) setOpened({ code: linked, found: data.data });
    });
    return () => {
      isCurrent = false;
    };
  }, [linked, read]);

  return { linked, opened, open };
}
