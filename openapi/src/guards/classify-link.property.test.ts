import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyLink } from './classify-link.ts';
import { externalLinkPath } from './external-href.ts';
import type { LinkUse, LinkVerdict } from './link-context.ts';
import { LINK_CONTEXT, followAnything, type ClassifyLink } from './testing/links.ts';
import { LONG_RUN_MS, RUNS, failureOf, nastyAddress } from './testing/nasty.ts';

const USES: readonly LinkUse[] = ['externalLink', 'link', 'menu', 'download', 'preview', 'call', 'upload'];
const SECRET = 't.o-k_1';
const EXTERNAL_PREFIX = '/externalLink?href='.length;

const asked = fc.record({
  address: fc.oneof(
    nastyAddress,
    nastyAddress.map((rest) => `https://dv.example.test${rest}\${jnpfToken}`),
    nastyAddress.map((rest) => `\${dataV}${rest}`),
  ),
  use: fc.constantFrom(...USES),
  target: fc.constantFrom('_self' as const, '_blank' as const),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

function ask(classify: ClassifyLink, { address, use, target }: Asked): LinkVerdict {
  const raw = use === 'externalLink' ? externalLinkPath(address).slice(EXTERNAL_PREFIX) : address;
  return classify(raw, { use, target, context: LINK_CONTEXT });
}

const tokenGoes = (verdict: LinkVerdict) => ('href' in verdict && verdict.href.includes(SECRET) ? new URL(verdict.href).origin : null);

test('the token is never put on a host that is not listed', { timeout: LONG_RUN_MS }, () => {
  let filled = 0;
  expect(
    failureOf(
      fc.property(asked, (one) => {
        const goesTo = tokenGoes(ask(classifyLink, one));
        if (goesTo !== null) filled++;
        return goesTo === null || goesTo === 'https://dv.example.test';
      }),
    ),
  ).toBeNull();
  expect(filled).toBeGreaterThan(100);
});

test('what is framed is https of a listed host, and what is fetched is ours', { timeout: LONG_RUN_MS }, () => {
  expect(
    failureOf(
      fc.property(asked, (one) => {
        const verdict = ask(classifyLink, one);
        if (verdict.kind === 'frame') return new URL(verdict.href).origin === 'https://ok.example.test';
        if (verdict.kind === 'fetch') return new URL(verdict.href).origin === LINK_CONTEXT.origin;
        if (verdict.kind === 'page') return new URL(verdict.path, LINK_CONTEXT.origin).origin === LINK_CONTEXT.origin;
        return verdict.kind === 'refused' || /^https?:\/\/[^@]*$/.test(new URL(verdict.href).origin);
      }),
    ),
  ).toBeNull();
});

test('switched off, the same addresses carry the token elsewhere', () => {
  const leaking = fc.check(
    fc.property(asked, (one) => {
      const verdict = ask(followAnything, one);
      return !('href' in verdict) || !verdict.href.includes(SECRET) || verdict.href.startsWith('https://dv.example.test/');
    }),
    { numRuns: RUNS },
  );
  expect(leaking.failed).toBe(true);
});
