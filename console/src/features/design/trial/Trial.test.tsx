import { recordCodecs } from '@milepost/openapi/domains/record';
import { act } from 'react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { Trial } from './Trial.tsx';
import type { TrialAddress } from './types.ts';

const control = (jnpfKey: string, key: string, label: string, config: object = {}) => ({
  __config__: { jnpfKey, label, ...config },
  __vModel__: key,
});
const FIELDS = [control('comInput', 'place', '地点', { required: true }), control('numInput', 'amount', '金额')];
const LIST = { columnList: FIELDS.map((field) => ({ ...field, prop: field.__vModel__, label: field.__config__.label })) };
const RUNTIME = recordCodecs.getModelConfig.data.decode({
  fullName: '示例设计',
  webType: '2',
  formData: JSON.stringify({ fields: FIELDS }),
  columnData: JSON.stringify(LIST),
} as never);

const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

function Tried({ first }: { readonly first: Partial<TrialAddress> }) {
  const [address, setAddress] = useState<TrialAddress>({ part: 'form', sample: 'usual', as: '', entry: '', screen: 'desktop', ...first });
  return (
    <Trial
      modelId="m1"
      state="draft"
      runtime={RUNTIME}
      address={address}
      onChange={(part) => setAddress({ ...address, ...part })}
      designAddress={null}
    />
  );
}

async function tried(first: Partial<TrialAddress> = {}) {
  const session = aSession({});
  const page = await renderInConsole(session.around(<Tried first={first} />));
  return { ...page, session };
}

test('a form is filled in with a sample; a save shows each value by label and key, and asks no server for anything', async () => {
  const { session } = await tried();
  await expect.poll(() => document.querySelector<HTMLInputElement>('input[id$="-place"]')?.value).toMatch(/^示例高速上行/);
  await act(async () => button('Save')?.click());
  await expect.poll(() => document.querySelector('[role=dialog] tbody tr')?.textContent).toMatch(/^地点place"示例高速上行/);
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('POST /api/visualdev/OnlineDev/m1');
  expect(session.calls).toEqual([]);
});

test('a record that is begun is judged as it is filled in: a required field keeps it from being shown', async () => {
  await tried({ sample: 'new' });
  await expect.poll(() => document.querySelector<HTMLInputElement>('input[id$="-place"]')?.value).toBe('');
  await act(async () => button('Save')?.click());
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.querySelector('[aria-invalid=true]')?.id).toMatch(/-place$/);
});

test('a list has twenty samples', async () => {
  const { session } = await tried({ part: 'list' });
  await expect.poll(() => document.body.textContent).toContain('20 in all');
  expect(session.calls).toEqual([]);
});
