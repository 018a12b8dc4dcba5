import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnsupportedField } from './index.ts';
import type { ConfigProblem } from './index.ts';

const problems: readonly ConfigProblem[] = [
  { path: 'interfaceId', reason: { kind: 'missing' } },
  { path: 'columnOptions', reason: { kind: 'badJson', line: 1, column: 11 } },
];

export default {
  title: 'Primitives/UnsupportedField',
  component: UnsupportedField,
  args: { label: '就近收费站', problems },
} satisfies Meta<typeof UnsupportedField>;

type Story = StoryObj<typeof UnsupportedField>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('interfaceId：未填写，请在表单设计中补上。')).toBeVisible();
  },
};
export const EveryReason: Story = {
  args: {
    problems: [
      { path: '', reason: { kind: 'tooLarge' } },
      { path: 'pageSize', reason: { kind: 'outOfRange', min: 1, max: 10_000 } },
      { path: 'popupWidth', reason: { kind: 'wrongKind', wanted: 'size' } },
      { path: 'columnOptions', reason: { kind: 'duplicate', name: 'F_Stake' } },
      { path: 'columnOptions[3].value', reason: { kind: 'forbiddenName', name: '__proto__' } },
      { path: 'columnOptions', reason: { kind: 'tooMany', max: 100 } },
      { path: 'popupType', reason: { kind: 'notOneOf', choices: ['dialog', 'drawer'] } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还有 2 处')).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    label: '云阳至青溪段跨线桥与长下坡路段就近收费站（含超限检测与应急指挥中心）',
    problems: [
      {
        path: 'columnOptions[3].value',
        reason: { kind: 'forbiddenName', name: 'guardrail_wbeam_three_beam_galvanised_2026_emergency,command' },
      },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Toll station' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '就近收費站' }, globals: { locale: 'zhtw' } };
