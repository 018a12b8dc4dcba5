import { controlsOf } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { formSpecOf } from '../../features/resource/definition/formSpecOf.ts';
import { printTemplates } from './printTemplates.ts';

test('the database the queries run in is chosen, one is always chosen, and a file brings a template of another installation', () => {
  const database = controlsOf(formSpecOf(printTemplates.form as never, '7')).find(({ control }) => control.field === 'dbLinkId')?.control;
  expect(database).toMatchObject({ kind: 'choice', required: true });
  expect(printTemplates.actions.imports).toEqual({ call: 'importPrintTemplate', accept: '.bp' });
});
