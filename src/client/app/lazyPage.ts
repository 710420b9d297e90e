import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage {
  Component: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead of time; a failure is left to the page itself. */
  preload: () => void;
}

/** A page in a file of its own, fetched when it is first shown. `name` is its named export. */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage => ({
  Component: lazy(async () => ({ default: (await load())[name] })),
  preload: () => {
    load().catch(() => {});
  },
});
