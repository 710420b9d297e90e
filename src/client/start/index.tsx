import { paths } from '@/shared/paths';
import { firstPath, pageIsShown, store } from './requests';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long the first render waits for the code of its page, to come without placeholders. */
const PATIENCE_MS = 500;

/** Lets a slow phone paint and answer a touch between two steps. */
const nextTask = () => wait(0);

// Everything below is in the first files already ("eager"): what is imported late is not fetched
// late, only run late. One run of it all would block a slow device for half a second.
const start = async (root: HTMLElement) => {
  await nextTask();

  const { startTransition } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  const { App } = await import(/* webpackMode: "eager" */ '@/client/app/App');
  await nextTask();

  const { followOtherTabs } = await import(
    /* webpackMode: "eager" */ '@/client/session/followOtherTabs'
  );
  const { routes } = await import(/* webpackMode: "eager" */ '@/client/app/routes');
  const { preloadAfterLogin, preloadCode, preloadPointedLinks } = await import(
    /* webpackMode: "eager" */ './preload'
  );
  const { createBrowserRouter } = await import(/* webpackMode: "eager" */ 'react-router');
  const { recordOrigins } = await import(/* webpackMode: "eager" */ '@/client/navigation/origins');
  const { withBackEntries } = await import(
    /* webpackMode: "eager" */ '@/client/navigation/backEntries'
  );
  followOtherTabs(store);
  preloadPointedLinks(store);
  const router = withBackEntries(() => createBrowserRouter(routes));
  recordOrigins(router);
  await Promise.race([preloadCode(firstPath), wait(PATIENCE_MS)]);

  // A transition is rendered in slices.
  startTransition(() =>
    createRoot(root).render(<App store={store} router={router} onShown={pageIsShown} />),
  );
  if (firstPath === paths.login) void preloadAfterLogin();
};

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no element #root');
void start(root);
