import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { theme } from '@/client/layout/theme';
import { Toaster } from '@/client/ui/toasts/Toaster';
import type { AppStore } from './store';

export const App = ({ store, router }: { store: AppStore; router: DataRouter }) => (
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
