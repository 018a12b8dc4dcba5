import { classifyLink, type LinkOptions } from '../classify-link.ts';
import { read, parseConfig } from '../index.ts';
import { screenAddress } from '../fill-placeholders.ts';
import type { LinkVerdict, LinkContext } from '../link-context.ts';
import type { HostileRow, LinkInput, MenuItem } from './hostile.ts';

/** For tests: the context of the hostile rows. */
export const LINK_CONTEXT = {
  origin: 'https://console.example.test',
  dataVisualisationHost: 'https://dv.example.test',
  frameHosts: ['ok.example.test'],
  tokenHosts: ['dv.example.test'],
  token: 'Bearer t.o-k_1',
} as const satisfies LinkContext;

/** For tests: what is asked of an address. */
export type ClassifyLink = (address: string, options: LinkOptions) => LinkVerdict;

/** Outcome the judge looks at: the address that is opened, framed or called (or the route), and what came with it. */
interface Outcome {
  readonly verdict: 'allowed' | 'interstitial' | 'rejected';
  readonly href: string;
  readonly isFramed: boolean;
  readonly shown: string;
  readonly more: object;
  readonly isReported: boolean;
}

/** For tests: what is wrong with the outcome of a row, or null. */
export function judgeLink(classify: ClassifyLink, { input, expected }: HostileRow<LinkInput>): string | null {
  const outcome = outcomeOf(classify, input);
  const { verdict, href } = outcome;
  if (expected.verdict === 'rejected') {
    if (carriesToken(href) !== (expected.token ?? false)) return `the token is ${carriesToken(href) ? '' : 'not '}in ${href}`;
    // What is refused is not asked for.
    if (expected.requests !== undefined && expected.requests !== (verdict === 'rejected' ? 0 : 1)) return `${verdict}: ${href}`;
    if (expected.token === false) return outcome.isReported ? null : 'the token was kept back silently';
    const isStopped = input.kind === 'externalLink' ? !outcome.isFramed : verdict === 'rejected';
    return isStopped ? null : `${verdict}: ${href}`;
  }
  if (verdict !== expected.verdict) return `${verdict} instead of ${expected.verdict}`;
  if (expected.value !== undefined && outcome.shown !== expected.value)
    return `${outcome.shown} instead of ${JSON.stringify(expected.value)}`;
  for (const name of ['sandbox', 'referrerPolicy', 'features'] as const)
    if (expected[name] !== undefined && Reflect.get(outcome.more, name) !== expected[name]) return `${name} is not ${expected[name]}`;
  const missing = expected.mustContain?.find((part) => !href.includes(part));
  if (missing !== undefined) return `${href} does not contain ${missing}`;
  const caught = expected.notMatching?.find((path) => path === href);
  return caught === undefined ? null : `the route catches ${caught}`;
}

function outcomeOf(classify: ClassifyLink, input: LinkInput): Outcome {
  switch (input.kind) {
    case 'externalLink':
      return fromVerdict(classify(input.href, { use: 'externalLink', context: LINK_CONTEXT }));
    case 'linkWidget':
      return fromVerdict(classify(input.href, { use: 'link', target: input.target, context: LINK_CONTEXT }));
    case 'download':
    case 'preview':
      return fromVerdict(classify(input.url, { use: input.kind, context: LINK_CONTEXT }));
    case 'propsUrl':
      return fromVerdict(classify(input.propsUrl, { use: 'call', context: LINK_CONTEXT }));
    case 'menu':
      return ofMenu(classify, input.item, { ...LINK_CONTEXT, dataVisualisationHost: input.dataV ?? LINK_CONTEXT.dataVisualisationHost });
    default:
      throw new Error(`unknown input ${JSON.stringify(input)}`);
  }
}

function ofMenu(classify: ClassifyLink, item: MenuItem, context: LinkContext): Outcome {
  if (item.type === 7) return fromVerdict(classify(item.urlAddress ?? '', { use: 'menu', target: item.linkTarget, context }));
  const property = parseConfig(item.propertyJson, read.object({ moduleId: read.text }));
  const address = property.ok ? screenAddress(property.value.moduleId) : null;
  return fromVerdict(classify(address ?? '', { use: 'menu', context }));
}

/** For tests: true for an entry that leads to an address; one with a path of the console's own is judged beside the routes of its menu. */
export const leadsToAddress = ({ input }: HostileRow<LinkInput>): boolean => input.kind !== 'menu' || [6, 7].includes(input.item.type);

function fromVerdict(verdict: LinkVerdict): Outcome {
  const href = 'href' in verdict ? verdict.href : 'path' in verdict ? verdict.path : '';
  const isReported = verdict.kind === 'refused' || ('token' in verdict && verdict.token === 'withheld');
  const common = { href, isFramed: verdict.kind === 'frame', more: verdict, isReported };
  if (verdict.kind === 'refused') return { ...common, verdict: 'rejected', shown: verdict.reason };
  return verdict.kind === 'leave'
    ? { ...common, verdict: 'interstitial', shown: verdict.host }
    : { ...common, verdict: 'allowed', shown: href };
}

const carriesToken = (href: string) => href.includes('t.o-k_1');

/** For tests: the guard switched off: whatever the address says is filled and followed. */
export const followAnything: ClassifyLink = (address, { use, target, context }) => {
  const token = context.token ?? '';
  const decoded = use === 'externalLink' ? Buffer.from(decodeURIComponent(address), 'base64').toString() : address;
  const filled = decoded.replaceAll('${dataV}', context.dataVisualisationHost ?? '').replaceAll('${jnpfToken}', encodeURIComponent(token));
  const href = use === 'preview' ? `${filled}&token=${encodeURIComponent(token)}` : filled;
  const isFramed = use === 'externalLink' || target === '_self';
  if (isFramed)
    return { kind: 'frame', href, sandbox: classifyFrame.sandbox, referrerPolicy: classifyFrame.referrerPolicy, token: 'filled' };
  return { kind: 'window', href, features: 'noopener,noreferrer', token: 'filled' };
};

const classifyFrame = { sandbox: 'allow-scripts allow-forms allow-popups', referrerPolicy: 'no-referrer' } as const;

/** For tests: the guard itself. */
export const guarded: ClassifyLink = classifyLink;
