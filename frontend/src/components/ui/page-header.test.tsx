import { useLayoutEffect, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHeader, useHeading } from './page-header';

test('the title is in the top bar before the first paint', () => {
  let painted: string | undefined;
  function Around({ children }: { children: ReactNode }) {
    useLayoutEffect(() => {
      painted = useHeading.getState().heading?.title;
    });
    return children;
  }
  render(
    <Around>
      <PageHeader title="Novo abastecimento" />
    </Around>,
    { wrapper: MemoryRouter },
  );
  expect(painted).toBe('Novo abastecimento');
});
