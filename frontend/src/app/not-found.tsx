/** The page for paths that do not exist. Its texts are fixed by the specification, hence English. */
import { LinkButton } from '@/ui/button';
import { useAnnounceHeading } from '@/ui/page-header';

/** 404. */
export function NotFound() {
  // A screen that exists for masters only must not lend this page its title.
  useAnnounceHeading('404');
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 px-6 text-center">
      <span aria-hidden="true" className="lane-dash mb-4 w-40" />
      <div lang="en">
        <h1 className="text-title font-bold">404 Page Not Found</h1>
        <p className="mt-2 text-ink-2">Did you forget to add the page to the router?</p>
      </div>
      <LinkButton to="/dashboard" className="mt-3">
        Ir para o Dashboard
      </LinkButton>
    </div>
  );
}
