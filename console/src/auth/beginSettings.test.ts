import { describe, expect, test, vi } from 'vitest';
import type { Layout } from '@milepost/openapi/domains/oauth';

/** A browser that is loaded anew: what it keeps stays, the rest is forgotten. */
async function loaded() {
  vi.resetModules();
  const { signInHandoff } = await import('./signInHandoff.ts');
  const { beginSettings } = await import('./beginSettings.ts');
  const { layoutType } = await import('../settings/shellSettings.ts');
  return { signInHandoff, beginSettings, layoutType };
}

describe('on success layoutType is taken from the returned theme', () => {
  test.each(['classic', 'functional', 'plain', 'blend'] as const satisfies readonly Layout[])(
    '%s wins over what this browser held',
    async (theme) => {
      const { signInHandoff, beginSettings, layoutType } = await loaded();
      beginSettings('anna');
      layoutType.set(theme === 'plain' ? 'blend' : 'plain');
      signInHandoff.signedIn(theme);
      beginSettings('anna');
      expect(layoutType.store.get()).toBe(theme);
    },
  );

  test('what the person chooses after that stays: it is taken once', async () => {
    const { signInHandoff, beginSettings, layoutType } = await loaded();
    signInHandoff.signedIn('functional');
    beginSettings('anna');
    layoutType.set('plain');
    beginSettings('anna');
    expect(layoutType.store.get()).toBe('plain');
  });
});
