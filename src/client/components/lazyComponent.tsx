import { type ComponentType, lazy, useState } from 'react';

export interface LazyComponent<Props extends object = object> {
  Component: ComponentType<Props>;
  /** Fetches the code in advance; the component itself reports a failure. */
  preload: () => Promise<void>;
}

/**
 * A component in a separate chunk, fetched when it is first rendered. Once its code is there it
 * renders at once, without the fallback of a Suspense boundary. `name` is its named export.
 */
export function lazyComponent<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadComponent = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Lazy = lazy(loadComponent) as unknown as ComponentType<Props>;

  // Chosen once for each place: another component there would lose its state.
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, called once for each module
  const Component = (props: Props) => {
    const [Chosen] = useState(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  };
  const preload = async () => {
    await loadComponent().catch(() => {});
  };
  return { Component, preload };
}
