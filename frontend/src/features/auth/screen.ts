/** Signing in and registering. */
import type { Screen } from '@/lib/navigation/screen';

/** The login. */
export const login: Screen = { path: '/login', title: 'Entrar', load: () => import('./login-page'), open: true };

/** The registration. */
export const register: Screen = {
  path: '/register',
  title: 'Criar conta',
  load: () => import('./register-page'),
  open: true,
};
