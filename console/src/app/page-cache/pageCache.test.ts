// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parseSearch } from '../../routing/index.ts';
import { createPageCache } from './pageCache.ts';

/** Location of a path, with search parameters where it has some. */
function at(href: string) {
  const [path = '', search = ''] = href.split('?');
  return { path, href, search: parseSearch(search) };
}

function app({ isCaching = true } = {}) {
  const cache = createPageCache({ go: () => undefined, locate: at, isCaching: () => isCaching });
  const paths = () => cache.pages.get().map(({ path }) => path);
  const page = (path: string) => {
    const found = cache.pages.get().find((one) => one.path === path);
    if (!found) throw new Error(`no page ${path}`);
    return found;
  };
  const type = (path: string) => page(path).unsaved.forms.set(new Set(['form']));
  return { cache, paths, page, type };
}

describe('pages keep their state', () => {
  test('a page that is left stays as it was, out of sight, and comes back as the same one', () => {
    const { cache, page } = app();
    cache.show(at('/a'));
    const { key } = page('/a');
    cache.show(at('/b'));
    expect(page('/a')).toMatchObject({ key, isShown: false });
    expect(page('/a').container.hidden).toBe(true);
    cache.show(at('/a'));
    expect(page('/a')).toMatchObject({ key, isShown: true });
  });

  test('ten stay; then the oldest clean one goes', () => {
    const { cache, paths, type } = app();
    for (let page = 1; page <= 10; page += 1) cache.show(at(`/${page}`));
    type('/1');
    cache.show(at('/11'));
    expect(paths()).toEqual(['/1', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10', '/11']);
  });

  test('with the page cache off a clean page goes when it is left, one with text that is not saved stays', () => {
    const { cache, paths, type } = app({ isCaching: false });
    cache.show(at('/a'));
    cache.show(at('/b'));
    expect(paths()).toEqual(['/b']);
    type('/b');
    cache.show(at('/c'));
    expect(paths()).toEqual(['/b', '/c']);
    expect(cache.unsavedIds()).toEqual(['/b']);
  });
});

test('a page that is refreshed is another one in the same place, with nothing typed', () => {
  const { cache, page, type } = app();
  cache.show(at('/a'));
  const { key } = page('/a');
  type('/a');
  cache.rebuild('/a');
  expect(page('/a').key).not.toBe(key);
  expect(page('/a').isShown).toBe(true);
  expect(cache.unsavedIds()).toEqual([]);
});

test('a page whose effects go because it is hidden is told so before', () => {
  const { cache, page } = app();
  cache.show(at('/a'));
  const { unsaved } = page('/a');
  const seen: boolean[] = [];
  cache.pages.listen(() => seen.push(unsaved.isShown));
  cache.show(at('/b'));
  expect(seen).toEqual([false]);
});

test('a hidden page goes on seeing its own address', () => {
  const { cache, page } = app();
  cache.show(at('/a?q=1'));
  const heard: string[] = [];
  page('/a').address.location.listen(({ href }) => heard.push(href));
  cache.show(at('/b?q=2'));
  expect(page('/a').address.location.get().search).toEqual({ q: '1' });
  cache.show(at('/a?q=3'));
  expect(page('/a').address.location.get().search).toEqual({ q: '3' });
  expect(heard).toEqual(['/a?q=3']);
});

test('for a locked screen every page goes off it, and only those with text that is not saved stay', () => {
  const { cache, paths, page, type } = app();
  cache.show(at('/a'));
  cache.show(at('/b'));
  type('/a');
  cache.show(null);
  cache.dropClean();
  expect(paths()).toEqual(['/a']);
  expect(page('/a').isShown).toBe(false);
  expect(cache.host.childElementCount).toBe(1);
});

describe('two records on pages of one path', () => {
  const subjectOf = (href: string) => ({ ...at(href), ...(href.includes('id=') && { subject: href.replace(/.*id=/, '') }) });
  function tasks() {
    const gone: string[] = [];
    const cache = createPageCache({ go: (href) => void gone.push(href), locate: subjectOf, isCaching: () => true });
    const ids = () => cache.pages.get().map(({ id }) => id);
    const page = (id: string) => {
      const found = cache.pages.get().find((one) => one.id === id);
      if (!found) throw new Error(`no page ${id}`);
      return found;
    };
    return { cache, ids, page, gone };
  }

  test('each is kept for itself, with what was typed on it, and goes for itself', () => {
    const { cache, ids, page } = tasks();
    for (const href of ['/task?id=1', '/task?id=2']) {
      cache.show(subjectOf(href));
      page(href.replace('id=', '')).unsaved.forms.set(new Set(['form']));
    }
    expect(ids()).toEqual(['/task?1', '/task?2']);
    expect(cache.unsavedIds()).toEqual(['/task?1', '/task?2']);
    expect(page('/task?1').container).not.toBe(page('/task?2').container);
    cache.discard(['/task?1']);
    expect(ids()).toEqual(['/task?2']);
  });

  test('a page that replaces its address stays the page it is, under the other id', () => {
    const { cache, ids, page, gone } = tasks();
    cache.show(subjectOf('/task?id=new'));
    const { key, address } = page('/task?new');
    address.go('/task?id=7', { replace: true });
    expect(gone).toEqual(['/task?id=7']);
    cache.show(subjectOf('/task?id=7'));
    expect(ids()).toEqual(['/task?7']);
    expect(page('/task?7').key).toBe(key);
    expect(cache.moved.get()).toMatchObject({ from: '/task?new', to: { href: '/task?id=7' } });
  });

  test('one that is out of sight by then leaves the history to the page that is shown', () => {
    const { cache, ids, page, gone } = tasks();
    cache.show(subjectOf('/task?id=new'));
    const { address } = page('/task?new');
    cache.show(subjectOf('/task?id=2'));
    address.go('/task?id=7', { replace: true });
    expect(gone).toEqual([]);
    expect(ids()).toEqual(['/task?7', '/task?2']);
    expect(address.location.get().href).toBe('/task?id=7');
  });

  test('it ends where a page for the other address is open already', () => {
    const { cache, ids, page } = tasks();
    for (const href of ['/task?id=7', '/task?id=new']) cache.show(subjectOf(href));
    page('/task?new').address.go('/task?id=7', { replace: true });
    cache.show(subjectOf('/task?id=7'));
    expect(ids()).toEqual(['/task?7']);
    expect(page('/task?7').isShown).toBe(true);
  });
});
