import { composeStory } from '@storybook/react-vite';
import { afterEach as panel } from '@storybook/addon-a11y/preview';
import { afterAll, expect, test } from 'vitest';
import * as planted from './Planted.stories.tsx';
import { a11y } from './frame.tsx';
import { lookAtStory } from './matrix.ts';
import { resetMedium } from './medium.ts';
import type { Row } from './rows.ts';

const row: Row = { accent: 'default', density: 'small', locale: 'zh', zoom: '400', mode: 'plain', scheme: 'light', nav: 'dark' };

interface AxeResult {
  readonly violations?: readonly { readonly id: string }[];
}

afterAll(resetMedium);

test.each([
  ['NamelessButton', 'button-name'],
  ['Unmarked', 'does not look focused'],
  ['Covered', 'button “护栏” has the focus and cannot be seen: it lies under p “盖住”'],
  ['LostFocus', 'Escape on button “护栏” puts the focus on the page itself'],
  ['TwoWays', 'scrolls in two directions'],
  ['Forgetful', 'the text is “”'],
])('the fault planted as %s is found', async (name, finding) => {
  const { findings } = await lookAtStory({ id: 'planted', file: planted, name, isWalked: true }, row);
  expect(findings.join('\n')).toContain(finding);
});

test('steps that do not find what they look for are a failure', async () => {
  await expect(lookAtStory({ id: 'planted', file: planted, name: 'WrongStep', isWalked: true }, row)).rejects.toThrow('护栏之后');
});

test('the panel of the manual finds a planted fault too', async () => {
  const story = composeStory(planted.NamelessButton, planted.default, { afterEach: panel, parameters: { a11y } }, 'NamelessButton');
  await story.run();
  const violations = story.reporting.reports.flatMap(({ result }) => (result as AxeResult).violations ?? []);
  expect(violations.map(({ id }) => id)).toContain('button-name');
});
