import { act, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { RoutingProvider, useRecordName } from '../../routing/index.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { menuRoutes } from '../menu/menuRoutes.ts';
import { createPageCache } from '../page-cache/pageCache.ts';
import { useTitleOf } from './usePageLocation.ts';

interface NamedProps {
  readonly name: string | null;
  readonly of?: string;
  readonly isLayer?: boolean;
}
type Show = (what: NamedProps | null) => void;

const ROUTES = menuRoutes([]);
const locationAt = (path: string) => ({ path, href: path, search: {} });

function Named({ name, ...rest }: NamedProps) {
  useRecordName(name, rest);
  return null;
}

function Switched({ onReady }: { readonly onReady: (show: Show) => void }) {
  const [named, setNamed] = useState<NamedProps | null>(null);
  useEffect(() => onReady(setNamed), [onReady]);
  return named && <Named {...named} />;
}

/** Titles of two open pages, the first of which may name what it shows. */
async function aTitle() {
  const cache = createPageCache({ go: () => undefined, locate: locationAt, isCaching: () => true });
  for (const path of ['/emailDetail', '/workFlowDetail']) cache.show(locationAt(path));
  const shown = cache.pages.get().find(({ isShown }) => isShown);
  if (!shown) throw new Error('no page');
  const Titles = () => {
    const titleOf = useTitleOf(ROUTES, cache);
    return <p id="titles">{[titleOf('/workFlowDetail'), titleOf('/emailDetail')].join(' | ')}</p>;
  };
  const parts: { show: Show } = { show: () => undefined };
  const take = (show: Show) => void (parts.show = show);
  const page = await renderInConsole(
    <>
      <Titles />
      <RoutingProvider value={shown.address}>
        <Switched onReady={take} />
      </RoutingProvider>
    </>,
  );
  return { read: () => page.one('#titles').textContent, show: (what: NamedProps | null) => act(async () => parts.show(what)) };
}

test('the record stands first in the title of its page, then what it is one of', async () => {
  const { read, show } = await aTitle();
  expect(read()).toBe('Flow detail | View e-mail');
  await show({ name: 'YH-2026-001', of: '养护工单' });
  expect(read()).toBe('YH-2026-001 · 养护工单 | View e-mail');
  await show({ name: '除雪工作安排' });
  expect(read()).toBe('除雪工作安排 · Flow detail | View e-mail');
});

test('a form over a list names its record while it is open', async () => {
  const { read, show } = await aTitle();
  await show({ name: '渝北区 · 编辑区域', isLayer: true });
  expect(read()).toBe('渝北区 · 编辑区域 · Flow detail | View e-mail');
  await show(null);
  expect(read()).toBe('Flow detail | View e-mail');
});
