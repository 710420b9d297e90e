import type { Screen } from '@/client/navigation/screen';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { useScreen } from '@/client/navigation/useScreen';
import type { LazyComponent } from '@/client/ui/lazyComponent';
import { RequireRole } from './guards';
import { PageSkeleton } from './PageSkeleton';

/** Rendered before the page, so that the page can set a more specific title. */
const ScreenTitle = () => {
  useDocumentTitle(useScreen()?.title ?? '');
  return null;
};

/** A screen that requires login: checks the role, sets the title, loads the code on demand. */
export const Page = ({ screen, page: { Component } }: { screen: Screen; page: LazyComponent }) => (
  <RequireRole roles={screen.roles}>
    <ScreenTitle />
    <Component fallback={<PageSkeleton />} />
  </RequireRole>
);
