import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readVerificationCode } from '@/shared/verificationCode';

interface Opened<Found> {
  code: string;
  found: Found;
  isDone: boolean;
}

const writeHash = (hash: string) =>
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${hash}`);

/**
 * Opens what a code is for: that of the link once the page has loaded, or one that a person types. `read` resolves without
 * data for a code that opens nothing. `setDone` says that the code is used up.
 */
export function useOpenedByCode<Found>(
  read: (code: string) => Promise<{ data?: { data: Found } | undefined }>,
) {
  // Servers and their logs never get the part after the '#'.
  const linked = readVerificationCode(useLocation().hash.slice(1));
  const [opened, setOpened] = useState<Opened<Found> | null>(null);
  const [seen, setSeen] = useState(linked);
  // Another link in the same tab.
  if (linked !== seen) {
    setSeen(linked);
    setOpened(null);
  }

  const open = useCallback(
    async (code: string) => {
      const { data } = await read(code);
      if (!data) return;
      setOpened({ code, found: data.data, isDone: false });
      // A phone loads the page again when its owner comes back from another application.
      writeHash(`#${code}`);
    },
    [read],
  );
  useEffect(() => {
    if (linked === null) return;
    let isCurrent = true;
    void read(linked).then(({ data }) => {
      if (data && isCurrent) setOpened({ code: linked, found: data.data, isDone: false });
    });
    return () => {
      isCurrent = false;
    };
  }, [linked, read]);

  const setDone = useCallback(() => {
    setOpened((before) => before && { ...before, isDone: true });
    // A reload would say that the code is not valid.
    writeHash('');
  }, []);

  return { linked, opened, isDone: opened?.isDone === true, open, setDone };
}
