/** 404 page. The specification defines its two English sentences. */
import { LinkButton } from '@/components/ui/button';
import { useAnnounceHeading } from '@/components/ui/page-header';

/** 404 with a link home: for anonymous visitors the landing page. */
export function NotFound({ isSignedIn }: { isSignedIn: boolean }) {
  // A screen for administrators only must not give this page its title.
  useAnnounceHeading('404');
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 px-6 text-center">
      <span aria-hidden="true" className="lane-dash mb-4 w-40" />
      <h1 className="text-title font-bold">Esta página não existe</h1>
      <p className="max-w-md text-lg text-ink-2">Confira o endereço ou volte ao início.</p>
      <LinkButton to={isSignedIn ? '/dashboard' : '/'} variant="primary" className="mt-3">
        {isSignedIn ? 'Ir para o Dashboard' : 'Ir para o início'}
      </LinkButton>
      <div lang="en" className="mt-8 text-sm text-ink-3">
        <p>404 Page Not Found</p>
        <p>Did you forget to add the page to the router?</p>
      </div>
    </div>
  );
}
