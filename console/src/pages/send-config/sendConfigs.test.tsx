import { controlsOf } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { formSpecOf } from '../../features/resource/definition/formSpecOf.ts';
import { rowActionsOf } from '../../features/resource/definition/rowActions.ts';
import { sendConfigs } from './sendConfigs.ts';

const row = (kind: 'own' | 'system') => ({ id: '1', kind, isEnabled: true }) as never;
const offered = (kind: 'own' | 'system') =>
  rowActionsOf(sendConfigs as never)
    .filter(({ when }) => when === undefined || when(row(kind)))
    .map(({ id }) => id);

test('a configuration of the system is read where it cannot be changed', () => {
  expect(offered('own')).toEqual(expect.arrayContaining(['edit', 'detail']));
  expect(offered('system')).toContain('detail');
  expect(offered('system')).not.toContain('edit');
});

test('a channel of a configuration can be switched off without being taken away', () => {
  const channels = controlsOf(formSpecOf(sendConfigs.form as never, '7')).find(({ control }) => control.field === 'channels')?.control;
  const columns = channels && 'columns' in channels ? (channels.columns as readonly { readonly field: string }[]) : [];
  expect(columns.map(({ field }) => field)).toContain('isEnabled');
});
