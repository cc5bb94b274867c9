/** Layout of every screen of a signed-in user: menu, top bar, bottom bar. */
import { Suspense, useEffect, useRef, type ReactNode, type RefObject, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import { sessionEndReason } from '@/api/session/watch-session';
import type { User } from '@/api/types';
import { useCurrentUser } from '@/api/session/current-user';
import { mayBeSignedIn } from '@/api/session/signed-in';
import { can } from '@/lib/navigation/authorization';
import { lazyNamed } from '@/components/ui/lazy';
import { Spinner, ErrorState } from '@/components/ui/states';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { BottomBar } from '@/app/menu/bottom-bar';
import { ErrorBoundary, ErrorFallback } from './error-boundary';
import { LoadingFrame } from './loading-frame';
import { MENU_WIDTH, openPanel, useCollapsed } from '@/app/menu/menu-store';
import { Page } from './page';
import { PageNotices } from './page-notices';
import { Overlays } from './overlays';
import { findRoute } from './routes';
import { Sidebar } from '@/app/menu/sidebar';
import { TopBar } from '@/app/menu/top-bar';
import { focusPlace } from '@/components/ui/restore-focus';

const link =
  'fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-medium text-bg focus:translate-y-0 print:hidden';

/** Moves the focus to the first row of the list, past its tools; without row links, to the list itself. */
function goToList(event: MouseEvent): void {
  event.preventDefault();
  const list = document.querySelector<HTMLElement>('#content [data-list]');
  const row = list?.querySelector<HTMLElement>('[data-row]');
  if (row) row.focus();
  else if (list) focusPlace(list);
}

function ListLink() {
  return (
    <a href="#content" onClick={goToList} className={`${link} hidden [:root:has([data-list])_&]:block`}>
      Ir para a lista
    </a>
  );
}

/** Skip links. */
function SkipLinks() {
  return (
    <>
      <a href="#content" className={link}>
        Ir para o conteúdo
      </a>
      <ListLink />
    </>
  );
}

const NotFound = lazyNamed(() => import('./not-found'), 'NotFound');

/** Layout for signed-in users; anonymous visitors are redirected to the login, or see the 404 page. */
export default function AppLayout() {
  const { pathname, search } = useLocation();
  const route = findRoute(pathname);
  // An anonymous visitor at an unknown path sends no request, which would return 401.
  const requestsUser = Boolean(route) || mayBeSignedIn();
  const user = useCurrentUser(requestsUser);
  const wasIn = useRef(false);
  // The logout button of this tab opens /login itself: a user cleared here expired, or signed out in another tab.
  useEffect(() => {
    if (user.data) wasIn.current = true;
  }, [user.data]);
  if (requestsUser && user.isPending) return mayBeSignedIn() ? <LoadingFrame /> : <Spinner />;
  if (user.isError && user.data === undefined) {
    return (
      <main className="mx-auto max-w-xl px-4 py-16">
        <ErrorState message={errorMessage(user.error)} onRetry={() => void user.refetch()} />
      </main>
    );
  }
  if (!user.data) {
    if (!route)
      return (
        <main>
          <Suspense fallback={<Spinner />}>
            <NotFound isSignedIn={false} />
          </Suspense>
        </main>
      );
    return <SignInFirst next={pathname + search} wasIn={wasIn} />;
  }
  return (
    <Frame user={user.data}>
      {/* The menu survives a failing page. */}
      <ErrorBoundary resetKey={pathname + search} renderFailed={() => <ErrorFallback />}>
        {route && can(user.data, route.requires) ? (
          <Page key={pathname} route={route} userId={user.data.id} />
        ) : (
          <Suspense key="none" fallback={<Spinner />}>
            <NotFound isSignedIn />
          </Suspense>
        )}
      </ErrorBoundary>
    </Frame>
  );
}

/** Redirects to /login and back; the login reports a session that ended. */
function SignInFirst({ next, wasIn }: { next: string; wasIn: RefObject<boolean> }) {
  const navigate = useNavigate();
  // The address is external to React.
  useEffect(() => {
    void navigate(`/login?next=${encodeURIComponent(next)}`, {
      replace: true,
      state: wasIn.current ? { logoutReason: sessionEndReason() } : null,
    });
  }, [navigate, next, wasIn]);
  return null;
}

function Frame({ user, children }: { user: User; children: ReactNode }) {
  const desktop = useIsDesktop();
  const [collapsed] = useCollapsed();
  const width = collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.expanded;
  const { pathname, search } = useLocation();
  // Navigation closes panels. A panel whose code is still loading opens afterwards all the same.
  useEffect(() => () => openPanel(null), [pathname]);
  return (
    <>
      <SkipLinks />
      {desktop ? <Sidebar user={user} /> : <TopBar />}
      <Content offset={desktop ? width : 0}>
        <PageNotices userId={user.id} />
        {children}
      </Content>
      {!desktop && <BottomBar />}
      {/* An overlay fails on its own: changing the address recovers it. */}
      <ErrorBoundary resetKey={pathname + search} renderFailed={() => <FailedPanel />}>
        <Overlays user={user} desktop={desktop} />
      </ErrorBoundary>
    </>
  );
}

function FailedPanel() {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(1.25rem+var(--bottom-bar))] z-30 mx-auto max-w-xl rounded-card border border-line bg-surface float-shadow"
    >
      <ErrorFallback />
    </div>
  );
}

function Content({ offset, children }: { offset: number; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, search });
  // A new screen starts at its heading unless a field has the focus (external to React). A record in the query string
  // is a new screen if it removed the focused element.
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const isLost = before.search !== search && document.activeElement === document.body;
    const hasFocusInside = main.current?.contains(document.activeElement) === true;
    if ((before.pathname !== pathname && !hasFocusInside) || isLost) main.current?.focus({ preventScroll: true });
  }, [pathname, search]);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      style={{ marginLeft: offset }}
      className="px-4 pt-4 pb-[calc(2rem+var(--bottom-bar))] md:px-8 md:pt-section md:pb-12"
    >
      {/* After a navigation the focus is past the menu and the skip links. */}
      <ListLink />
      <div className="mx-auto max-w-[1640px]">{children}</div>
    </main>
  );
}
