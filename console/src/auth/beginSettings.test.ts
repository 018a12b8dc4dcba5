import { describe, expect, test, vi } from 'vitest';
import type { Layout } from '@milepost/openapi/domains/oauth';

/** A browser that is loaded anew: what it keeps stays, the rest is forgotten. */
async function loaded() {
  vi.resetModules();
  const { beginSettings } = await import('./beginSettings.ts');
  const { layoutType } = await import('../settings/shellSettings.ts');
  return { beginSettings, layoutType };
}

describe('on success layoutType is taken from the returned theme', () => {
  test.each(['classic', 'functional', 'plain', 'blend'] as const satisfies readonly Layout[])(
    '%s wins over what this browser held',
    async (layout) => {
      const { beginSettings, layoutType } = await loaded();
      beginSettings('anna', { kind: 'load' });
      layoutType.set(layout === 'plain' ? 'blend' : 'plain');
      beginSettings('anna', { kind: 'login', layout });
      expect(layoutType.store.get()).toBe(layout);
    },
  );

  test('what the person chooses after that stays when the page is loaded again', async () => {
    const { beginSettings, layoutType } = await loaded();
    beginSettings('anna', { kind: 'login', layout: 'functional' });
    layoutType.set('plain');
    beginSettings('anna', { kind: 'load' });
    expect(layoutType.store.get()).toBe('plain');
  });
});
