import { useLayoutEffect, type ReactNode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { setDensity } from '@/lib/browser/density';
import { setWidth } from '@/test/viewport';
import { PageHeader, useHeading } from './page-header';
import { LinkTabs } from './tabs';

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

test('a wide compact header holds the tabs, any other has them below', () => {
  setWidth(1360);
  setDensity('compact');
  render(
    <>
      <PageHeader title="Abastecimento" />
      <LinkTabs label="Partes" tabs={[{ key: '', label: 'Lista', to: '/fuel' }]} current="" />
    </>,
    { wrapper: MemoryRouter },
  );
  const tabsOfHeader = () => within(screen.getByRole('banner')).queryByRole('navigation', { name: 'Partes' });
  expect(tabsOfHeader()).not.toBeNull();
  act(() => setDensity('comfortable'));
  expect(tabsOfHeader()).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Partes' })).toBeTruthy();
});
