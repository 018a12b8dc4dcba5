import { contrastOf } from '../engines/accent/index.ts';
import { ACCENTS, SCHEMES } from '../theme/names.ts';
import type { Accent, Scheme } from '../theme/names.ts';
import { tokens } from '../theme/tokens.ts';

export { contrastOf };

/** Least ratio of text, and of lines that carry a meaning: borders of controls, focus rings, marks. WCAG 2.2, 1.4.3 and 1.4.11. */
export const LEAST = { text: 4.5, line: 3 } as const;

/** One pair of tokens that meet on a page, in one theme. */
export interface ContrastRow {
  readonly accent: Accent;
  readonly scheme: Scheme;
  readonly kind: keyof typeof LEAST;
  readonly of: string;
  readonly on: string;
  /** Rounded down to two digits, so that no pair looks better than it is. */
  readonly ratio: number;
}

type Colours = Readonly<Record<string, string>>;

const SURFACES = ['canvas', 'surface', 'sunken', 'raised', 'hover'] as const;
const STATUSES = ['success', 'warning', 'danger', 'info'] as const;

/** Every pair that carries text or a meaningful line, in every accent and scheme. Disabled text is exempt and not in it. */
export function contrastTable(): ContrastRow[] {
  return ACCENTS.flatMap((accent) => SCHEMES.flatMap((scheme) => pairsOf(accent, scheme)));
}

function pairsOf(accent: Accent, scheme: Scheme): ContrastRow[] {
  const color: Colours = tokens.color[scheme];
  const own: Colours = tokens.accent[accent][scheme];
  const { activeBg, activeText } = tokens.accent[accent].nav;
  const grounds: Colours = {
    ...Object.fromEntries(SURFACES.map((name) => [name, color[name] ?? ''])),
    'accent.subtle': own['subtle'] ?? '',
    'accent.subtleHover': own['subtleHover'] ?? '',
  };
  const tinted: Colours = {
    ...grounds,
    pressed: color['pressed'] ?? '',
    ...Object.fromEntries(STATUSES.map((name) => [`${name}.subtle`, tokens.status[scheme][name].subtle])),
  };
  const pairs = (kind: ContrastRow['kind'], marks: Colours, on: Colours): ContrastRow[] =>
    Object.entries(marks).flatMap(([of, mark]) =>
      Object.entries(on).map(([ground, hex]) => ({
        accent,
        scheme,
        kind,
        of,
        on: ground,
        ratio: Math.floor(contrastOf(mark, hex) * 100) / 100,
      })),
    );
  const pick = (from: Colours, prefix: string, names: readonly string[]): Colours =>
    Object.fromEntries(names.map((name) => [`${prefix}${name}`, from[name] ?? '']));
  const fills = pick(own, 'accent.', ['solid', 'solidHover', 'solidActive']);
  const statuses = STATUSES.flatMap((name) => {
    const tone = tokens.status[scheme][name];
    const around = { ...pick(color, '', ['canvas', 'surface', 'sunken', 'raised']), [`${name}.subtle`]: tone.subtle };
    return [
      ...pairs('text', { [`${name}.text`]: tone.text }, around),
      ...pairs('text', { [`${name}.onSolid`]: tone.onSolid }, { [`${name}.solid`]: tone.solid }),
      ...pairs('line', { [`${name}.line`]: tone.line }, around),
    ];
  });
  return [
    ...pairs('text', pick(color, '', ['text1', 'text2']), tinted),
    ...pairs('text', pick(color, '', ['text3']), {
      ...grounds,
      ...Object.fromEntries(Object.entries(tinted).filter(([name]) => name !== 'pressed')),
    }),
    ...pairs('text', { onInverse: color['onInverse'] ?? '' }, { inverse: color['inverse'] ?? '' }),
    ...pairs('text', { 'accent.text': own['text'] ?? '' }, grounds),
    ...pairs('text', { 'accent.onSolid': own['onSolid'] ?? '' }, fills),
    ...pairs('line', pick(color, '', ['control', 'controlHover']), pick(color, '', ['surface', 'raised'])),
    ...pairs('line', { 'accent.line': own['line'] ?? '' }, grounds),
    ...pairs('line', { 'accent.solidLine': own['solidLine'] ?? '' }, pick(color, '', ['surface', 'raised', 'canvas'])),
    ...statuses,
    ...pairs('text', { 'nav.activeText': activeText }, { 'nav.activeBg': activeBg, 'nav.bg': tokens.nav.dark.bg }),
    ...[tokens.nav.dark, scheme === 'dark' ? tokens.nav.lightInDark : tokens.nav.light].flatMap((nav, place) => {
      const prefix = place === 0 ? 'nav.' : 'lightNav.';
      return pairs('text', pick(nav, prefix, ['text', 'textStrong', 'muted']), pick(nav, prefix, ['bg', 'bgSub', 'hover']));
    }),
  ];
}

/** The table as a page to read: per theme the pair of each kind that is nearest to its limit, then every pair once. */
export function contrastPage(rows: readonly ContrastRow[], commit: string): string {
  const worst = (accent: Accent, scheme: Scheme, kind: ContrastRow['kind']) =>
    rows
      .filter((row) => row.accent === accent && row.scheme === scheme && row.kind === kind)
      .reduce((least, row) => (row.ratio < least.ratio ? row : least));
  const said = ({ ratio, of, on }: ContrastRow) => `${ratio.toFixed(2)} \`${of}\` on \`${on}\``;
  const below = rows.filter(({ kind, ratio }) => ratio < LEAST[kind]);
  return `# Contrast of the themes

Computed from \`kit/src/theme/tokens.json\` at ${commit}: ${rows.length} pairs of tokens that carry text (least ${LEAST.text}) or a meaningful line (least ${LEAST.line}), 9 accents × 2 schemes. ${below.length} are below their limit. Disabled text is exempt; decorative hairlines and dividers carry no meaning. Made by \`node scripts/contrast.ts\`; every pair is in the file beside this one.

| accent | scheme | text nearest to ${LEAST.text} | line nearest to ${LEAST.line} |
|---|---|---|---|
${ACCENTS.flatMap((accent) => SCHEMES.map((scheme) => `| ${accent} | ${scheme} | ${said(worst(accent, scheme, 'text'))} | ${said(worst(accent, scheme, 'line'))} |`)).join('\n')}
`;
}
