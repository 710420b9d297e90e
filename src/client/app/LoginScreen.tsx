import { useEffect } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { dashboard } from './dashboard';
import { layout } from './Layout';
import { whenIdle } from './whenIdle';

/** Apart from the other pages: it needs no layout, and they need no form. */
export const login = lazyComponent(
  () => import(/* webpackChunkName: "login" */ '@/client/features/session/LoginPage'),
  'LoginPage',
);

/** The login page; while a person types, what comes after is fetched. */
export const LoginScreen = () => {
  useEffect(() => {
    void whenIdle([login.preload, layout.preload, dashboard.preload]);
  }, []);
  return <login.Component />;
};
