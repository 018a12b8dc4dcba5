import { describe, expect, test, vi } from 'vitest';
import type { Layout } from '@milepost/openapi/domains/oauth';

/** A browser that is loaded anew: what it keeps stays, the rest is forgotten. */
async function loaded() {
  vi.resetModules();
  const { arrival } = await import('./arrival.ts');
  const { beginSettings } = await import('./beginSettings.ts');
  const { layoutType } = await import('./shellSettings.ts');
  return { arrival, beginSettings, layoutType };
}

describe('on success layoutType is taken from the returned theme', () => {
  test.each(['classic', 'functional', 'plain', 'blend'] as const satisfies readonly Layout[])(
    '%s wins over what this browser held',
    async (theme) => {
      const { arrival, beginSettings, layoutType } = await loaded();
      beginSettings('anna');
      layoutType.set(theme === 'plain' ? 'blend' : 'plain');
      arrival.signedIn(theme);
      beginSettings('anna');
      expect(layoutType.store.get()).toBe(theme);
    },
  );

  test('what the person chooses after that stays: it is taken once', async () => {
    const { arrival, beginSettings, layoutType } = await loaded();
    arrival.signedIn('functional');
    beginSettings('anna');
    layoutType.set('plain');
    beginSettings('anna');
    expect(layoutType.store.get()).toBe('plain');
  });
});
