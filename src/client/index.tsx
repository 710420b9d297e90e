/** A task of its own for each step: a slow phone can paint and answer a touch in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Everything below is in the first files already ("eager"): what is imported late is not fetched
// late, only run late. One run of it all would block a slow device for half a second.
const start = async (root: HTMLElement) => {
  const { createStore } = await import(/* webpackMode: "eager" */ './app/store');
  const { followOtherTabs } = await import(/* webpackMode: "eager" */ './session/followOtherTabs');
  const { startSession } = await import(/* webpackMode: "eager" */ './app/startSession');
  const store = createStore();
  void startSession(store);
  followOtherTabs(store);
  await nextTask();

  const { startTransition } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();

  const { App } = await import(/* webpackMode: "eager" */ './app/App');
  await nextTask();

  const { routes } = await import(/* webpackMode: "eager" */ './app/routes');
  const { preloadPath, preloadPointedLinks } = await import(
    /* webpackMode: "eager" */ './app/preload'
  );
  const { createBrowserRouter } = await import(/* webpackMode: "eager" */ 'react-router');
  if (store.getState().session.accessToken) preloadPath(window.location.pathname);
  preloadPointedLinks();
  const { recordOrigins } = await import(/* webpackMode: "eager" */ './navigation/origins');
  const router = createBrowserRouter(routes);
  recordOrigins(router);
  await nextTask();

  // A transition is rendered in slices.
  startTransition(() => createRoot(root).render(<App store={store} router={router} />));
};

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no element #root');
void start(root);
