import { useEffect, useState } from 'react';

/** A photo that only this device has. The element is made anew for another one. */
export function UnsentPhoto({ photo }: { photo: File }) {
  // Each look into the database gives the same photo as another object.
  const [shown] = useState(photo);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(shown);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [shown]);
  return url ? <img src={url} alt={shown.name} /> : null;
}
