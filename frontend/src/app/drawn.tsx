/** The landing page as HTML, for the build: it is read before any script has run. */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import LandingPage from '@/features/landing/landing-page';

/** The content of the landing page for a stranger. */
export function drawn(): string {
  return renderToString(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
}
