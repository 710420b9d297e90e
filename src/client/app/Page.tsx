import { Suspense } from 'react';
import { useDocumentTitle } from '@/client/api/useDocumentTitle';
import { RequireRole } from './guards';
import type { LazyPage } from './lazyPage';
import { PageSkeleton } from './PageSkeleton';
import type { Screen } from './paths';

/** First in the tree, so that a page which knows a better title sets it afterwards. */
const Title = ({ title }: { title: string }) => {
  useDocumentTitle(title);
  return null;
};

/** A screen behind the login: who may see it, its title, its code on demand. */
export const Page = ({ screen, page: { Component } }: { screen: Screen; page: LazyPage }) => (
  <RequireRole roles={screen.roles}>
    <Title title={screen.title} />
    {/* Keyed: without, a slow page would leave the previous one on the screen. */}
    <Suspense key={screen.path} fallback={<PageSkeleton />}>
      <Component />
    </Suspense>
  </RequireRole>
);
