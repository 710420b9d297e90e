import { type ComponentType, useEffect, useState } from 'react';

/** Keeps the inbox up to date, if its code arrives. A failure is not shown, because the page does not wait for it. */
export function LiveInboxLater() {
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isShown = true;
    import(/* webpackChunkName: "later.live-inbox" */ './LiveInbox').then(
      ({ LiveInbox }) => isShown && setLive(() => LiveInbox),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return Live && <Live />;
}
