import { expect, it, onTestFinished } from 'vitest';
import { signIn, startForTest } from '../client.ts';

/** Longest text of a design. @reading R-051 */
const DESIGN_CHARS = 8 * 1024 * 1024;
const MODEL = { fullName: '大型设计', enCode: 'large.design', type: 1, webType: 1, category: '', state: 0, sortCode: 0 };

it('a design as large as designs may be is kept, released and answered as it was sent; a larger one is refused', async () => {
  const sandbox = await startForTest();
  onTestFinished(() => sandbox.close());
  const admin = await signIn(sandbox.url, 'admin');
  const field = (at: number) => ({ __vModel__: `f${at}`, __config__: { jnpfKey: 'comInput', label: `字段"${at}"` } });
  const fields = JSON.stringify({ fields: Array.from({ length: 300 }, (_, at) => field(at)), note: '' });
  const textOf = (chars: number) => fields.replace(/""}$/, `"${'x'.repeat(chars - fields.length)}"}`);
  const create = (enCode: string, formData: string) => admin.call('createModel', { body: { ...MODEL, enCode, formData } as never });
  const formData = textOf(DESIGN_CHARS);
  expect(formData.length).toBe(DESIGN_CHARS);
  const made = await create('large.design', formData);
  expect(made).toMatchObject({ code: 200 });
  const id = String(made.data);
  expect(await admin.call('releaseModel', { path: { id }, body: { pc: 0, app: 0 } as never })).toMatchObject({ code: 200 });
  const config = await admin.data('getModelConfig', { path: { id } });
  expect(config?.formData === formData).toBe(true);
  expect(await create('too.large', textOf(DESIGN_CHARS * 2))).toMatchObject({ code: 400, msg: expect.stringContaining('16 MB') });
  expect(await admin.call('createBillRule', { body: { description: formData } as never })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('1 MB'),
  });
});
