/** What stands around every screen of a signed-in user: menu, top bar, bottom bar. */
import { Suspense, useEffect, useRef, type ReactNode, type RefObject, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { Farewell } from '@/api/session/session';
import type { User } from '@/api/types';
import { useCurrentUser } from '@/api/session/current-user';
import { mayBeSignedIn } from '@/api/session/signed-in';
import { can } from '@/lib/navigation/authorization';
import { lazyNamed } from '@/components/ui/lazy';
import { Spinner, ErrorState } from '@/components/ui/states';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { BottomBar } from '@/app/menu/bottom-bar';
import { ErrorBoundary, ErrorFallback } from './error-boundary';
import { MENU_WIDTH, openPanel, useCollapsed } from '@/app/menu/menu-store';
import { Page } from './page';
import { PageNotices } from './page-notices';
import { Overlays } from './overlays';
import { findRoute } from './routes';
import { Sidebar } from '@/app/menu/sidebar';
import { TopBar } from '@/app/menu/top-bar';
import { focusPlace } from '@/components/ui/restore-focus';

const link =
  'fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-bg focus:translate-y-0 print:hidden';

/** Leads to the first row of the list, past its search, its filters and its heads; to the list where rows lead nowhere. */
function goToList(event: MouseEvent): void {
  event.preventDefault();
  const list = document.querySelector<HTMLElement>('#content [data-list]');
  const row = list?.querySelector<HTMLElement>('[data-row]');
  if (row) row.focus();
  else if (list) focusPlace(list);
}

/** The link to the list; it is there where a list is. */
function ListLink() {
  return (
    <a href="#content" onClick={goToList} className={`${link} hidden [:root:has([data-list])_&]:block`}>
      Ir para a lista
    </a>
  );
}

/** The links before the menu. */
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

/** The shell, for whoever is signed in; others are sent to sign in first, or told that there is no such page. */
export default function AppLayout() {
  const { pathname, search } = useLocation();
  const route = findRoute(pathname);
  // A stranger who is told that there is no such page is not asked for first, so that no refusal answers.
  const isAsked = Boolean(route) || mayBeSignedIn();
  const user = useCurrentUser(isAsked);
  const wasIn = useRef(false);
  // Whoever was in and is out now did not leave by the button (that goes to /login by itself): the session ended.
  useEffect(() => {
    if (user.data) wasIn.current = true;
  }, [user.data]);
  if (isAsked && user.isPending) return <Spinner />;
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
      {/* A page that fails leaves the menu, by which one goes on. */}
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

/** To /login and back; the login says so when it is the session that ended. */
function SignInFirst({ next, wasIn }: { next: string; wasIn: RefObject<boolean> }) {
  const navigate = useNavigate();
  // The address is the browser's.
  useEffect(() => {
    void navigate(`/login?next=${encodeURIComponent(next)}`, {
      replace: true,
      state: wasIn.current ? { farewell: 'ended' satisfies Farewell } : null,
    });
  }, [navigate, next, wasIn]);
  return null;
}

function Frame({ user, children }: { user: User; children: ReactNode }) {
  const desktop = useIsDesktop();
  const [collapsed] = useCollapsed();
  const width = collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.expanded;
  const { pathname, search } = useLocation();
  // Whatever is open over the page closes with the navigation that leaves it. What was asked for before its code came is not
  // forgotten when that comes.
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
      {/* What opens over the page fails by itself: the address is the way out of it. */}
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
      className="fixed inset-x-4 bottom-24 z-30 mx-auto max-w-xl rounded-card border border-line bg-surface float-shadow"
    >
      <ErrorFallback />
    </div>
  );
}

function Content({ offset, children }: { offset: number; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, search });
  // A new screen is read from its start, unless it has taken the focus for what is typed first: the focus belongs to the
  // document, not to React. A record in the query string is a new screen where it took away what had the focus.
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const isLost = before.search !== search && document.activeElement === document.body;
    const isTaken = main.current?.contains(document.activeElement) === true;
    if ((before.pathname !== pathname && !isTaken) || isLost) main.current?.focus({ preventScroll: true });
  }, [pathname, search]);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      style={{ marginLeft: offset }}
      className="px-4 pt-4 pb-[calc(2rem+var(--bottom-bar))] md:px-8 md:pt-7 md:pb-12"
    >
      {/* Who came here inside the app stands behind the menu, and the links before it. */}
      <ListLink />
      <div className="mx-auto max-w-[1640px]">{children}</div>
    </main>
  );
}
