import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage {
  Component: LazyExoticComponent<ComponentType>;
  /** Fetches the code in advance; the page itself reports a failure. */
  preload: () => void;
}

/** A page in a separate chunk, fetched when it is first rendered. `name` is its named export. */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage => ({
  Component: lazy(async () => ({ default: (await load())[name] })),
  preload: () => {
    load().catch(() => {});
  },
});
