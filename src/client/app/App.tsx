import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { theme } from '@/client/layout/theme';
import { Toaster } from '@/client/ui/toasts/Toaster';
import type { AppStore } from './store';

type AppProps = {
  store: AppStore;
  router: DataRouter;
  /** Called after the effects of the first page, which has asked for its data by then. */
  onShown: () => void;
};

export const App = ({ store, router, onShown }: AppProps) => {
  useEffect(onShown, [onShown]);

  return (
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
          <CssBaseline enableColorScheme />
          <RouterProvider router={router} />
          <Toaster />
        </ThemeProvider>
      </Provider>
    </StrictMode>
  );
};
