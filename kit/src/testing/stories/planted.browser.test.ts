import { afterAll, expect, test } from 'vitest';
import * as planted from './Planted.stories.tsx';
import { lookAtStory } from './matrix.ts';
import { resetMedium } from './medium.ts';
import type { Row } from './rows.ts';

const row: Row = { accent: 'default', density: 'small', locale: 'zh', zoom: '400', mode: 'plain', scheme: 'light', nav: 'dark' };

afterAll(resetMedium);

test.each([
  ['NamelessButton', 'button-name'],
  ['Unmarked', 'does not look focused'],
  ['LostFocus', 'Escape on button “护栏” puts the focus on the page itself'],
  ['TwoWays', 'scrolls in two directions'],
  ['Forgetful', 'the text is “”'],
])('the fault planted as %s is found', async (name, finding) => {
  const { findings } = await lookAtStory({ id: 'planted', file: planted, name }, row);
  expect(findings.join('\n')).toContain(finding);
});
