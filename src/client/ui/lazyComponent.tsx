import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { pageToStay } from '@/client/api/pageLeaving';

export interface Fallback {
  /** Shown until the code has loaded. */
  fallback?: ReactNode;
}

export interface LazyComponent<Props extends object = object> {
  Component: ComponentType<Props & Fallback>;
  /** Fetches the code in advance; the component itself reports a failure. */
  preload: () => Promise<void>;
}

/**
 * A component in a separate chunk, fetched when it is first rendered (docs/decisions/0021). `name` is its
 * named export. Not `React.lazy`: after a fallback, a Suspense boundary keeps what has arrived back for 300
 * ms.
 */
export function lazyComponent<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadComponent = async () => {
    loaded = (await load())[name];
    return loaded;
  };
  const preload = async () => {
    await loadComponent().catch(() => {});
  };

  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, called once for each module
  const Component = ({ fallback = null, ...props }: Props & Fallback) => {
    // Chosen once per place: replacing the component later would lose its state.
    const [Chosen, choose] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const isMissing = Chosen === null;

    useEffect(() => {
      if (!isMissing) return;
      let isShown = true;
      loadComponent().then(
        (component) => isShown && choose(() => component),
        async (error: unknown) => {
          await pageToStay();
          if (isShown) setFailure({ error });
        },
      );
      return () => {
        isShown = false;
      };
    }, [isMissing]);

    if (failure) throw failure.error;
    return Chosen ? <Chosen {...(props as Props)} /> : fallback;
  };
  return { Component, preload };
}
