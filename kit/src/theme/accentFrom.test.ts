import { expect, test } from 'vitest';
import { contrastOf } from '../engines/accent/index.ts';
import { oklchOf } from '../engines/accent/oklch.ts';
import { accentGrounds } from './accentGrounds.css.ts';
import { SCHEMES } from './names.ts';
import type { Scheme } from './names.ts';
import { accentFrom } from './accentFrom.ts';
import { tokens } from './tokens.ts';

/** Pairs that are below their least, in one accent: those the tokens name and `contrastTable` has. */
function below(seed: string, scheme: Scheme): string[] {
  const { colours } = accentFrom(seed, scheme);
  const { surfaces, underFills, nav } = accentGrounds[scheme];
  const around = [...surfaces, colours.subtle, colours.subtleHover];
  const faults = (name: string, least: number, hex: string, grounds: readonly string[]) =>
    grounds.filter((ground) => contrastOf(hex, ground) < least).map((ground) => `${seed} ${scheme} ${name} ${hex} on ${ground}`);
  return [
    ...faults('text', 4.5, colours.text, around),
    ...faults('line', 3, colours.line, around),
    ...faults('solidLine', 3, colours.solidLine, underFills),
    ...faults('onSolid', 4.5, colours.onSolid, [colours.solid, colours.solidHover, colours.solidActive]),
    ...faults('navActiveText', 4.5, colours.navActiveText, [colours.navActiveBg, nav]),
  ];
}

/** The same colours in every run. */
function* colours(count: number) {
  let state = 20_261_130;
  for (let turn = 0; turn < count; turn += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  }
}

test.each(SCHEMES)('every pair of an accent made of any colour holds, in %s', (scheme) => {
  const faults: string[] = [];
  for (const seed of ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00', ...colours(10_000)])
    faults.push(...below(seed, scheme));
  expect(faults).toEqual([]);
});

test('the hue is kept, and so is a colour that can be read', () => {
  const turned: string[] = [];
  for (const seed of colours(500)) {
    const own = oklchOf(seed);
    for (const scheme of SCHEMES)
      for (const name of ['solid', 'line', 'text'] as const) {
        const made = oklchOf(accentFrom(seed, scheme).colours[name]);
        const turn = Math.abs(Math.atan2(Math.sin(made.h - own.h), Math.cos(made.h - own.h)));
        // Near grey, and near black and white, 8 bits cannot tell one hue from another.
        if (own.c > 0.05 && made.c > 0.05 && turn > 0.06) turned.push(`${seed} ${scheme} ${name} ${turn.toFixed(3)}`);
      }
  }
  expect(turned).toEqual([]);
  expect(accentFrom('#0a7f5a', 'light')).toMatchObject({
    isAdjusted: false,
    colours: { seed: '#0a7f5a', solid: '#0a7f5a', onSolid: '#ffffff' },
  });
});

test('a colour that nothing could be read on is moved, and says so', () => {
  expect(accentFrom(tokens.accent.default.seed, 'light')).toMatchObject({ isAdjusted: true, colours: { onSolid: '#ffffff' } });
  expect(accentFrom('#FB1', 'dark')).toMatchObject({
    isAdjusted: false,
    colours: { seed: '#ffbb11', solid: '#ffbb11', onSolid: '#000000' },
  });
});

test.each(['green', '#12', '#12345', 'rgb(1 2 3)', '', '#0a7f5g'])('“%s” is refused with what to give', (colour) => {
  expect(() => accentFrom(colour, 'light')).toThrow(/is no accent .* give a colour as #rrggbb/);
});
