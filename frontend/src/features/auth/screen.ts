import type { Screen } from '@/lib/navigation/screen';

export const login: Screen = { path: '/login', title: 'Entrar', load: () => import('./login-page'), public: true };

export const register: Screen = {
  path: '/register',
  title: 'Criar conta',
  load: () => import('./register-page'),
  public: true,
};
