import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { sendForFile } from '@/client/api/send';

const pictureIn = async (response: Response) => ({ blob: await response.blob() });

/** The address of a photo that is read with the session, as soon as it is wanted; null before that. */
export function useRequestPhoto(url: string, isWanted: boolean): string | null {
  const store = useStore();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const reading = new AbortController();
    let made: string | null = null;
    sendForFile({ url, headers: { accept: '*/*' } }, pictureIn, store, { signal: reading.signal })
      .then(({ blob }) => {
        if (reading.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      })
      // The button below it says what is wrong.
      .catch(() => {});
    return () => {
      reading.abort();
      if (made) URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [url, isWanted, store]);
  return address;
}
