import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import { preloadPath, preloadPointedLinks } from './app/preload';
import { routes } from './app/routes';
import { startSession } from './app/startSession';
import { createStore } from './app/store';
import { followOtherTabs } from './session/followOtherTabs';

const store = createStore();
void startSession(store);
followOtherTabs(store);

if (store.getState().session.accessToken) preloadPath(window.location.pathname);
preloadPointedLinks();

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <App store={store} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
