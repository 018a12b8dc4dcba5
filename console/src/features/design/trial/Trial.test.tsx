import { recordCodecs } from '@milepost/openapi/domains/record';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { act, useState } from 'react';
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
const runtimeOf = (fields: readonly object[]): ModelRuntime =>
  recordCodecs.getModelConfig.data.decode({
    fullName: '示例设计',
    webType: '2',
    formData: JSON.stringify({ fields }),
    columnData: JSON.stringify(LIST),
  } as never);
const RUNTIME = runtimeOf(FIELDS);

const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

function Tried({ first, runtime }: { readonly first: Partial<TrialAddress>; readonly runtime: ModelRuntime }) {
  const [address, setAddress] = useState<TrialAddress>({ part: 'form', sample: 'usual', as: '', entry: '', screen: 'desktop', ...first });
  return (
    <Trial
      modelId="m1"
      state="draft"
      runtime={runtime}
      address={address}
      onChange={(part) => setAddress({ ...address, ...part })}
      designAddress={null}
    />
  );
}

async function tried(first: Partial<TrialAddress> = {}, runtime = RUNTIME, answers = {}) {
  const session = aSession(answers);
  const page = await renderInConsole(session.around(<Tried first={first} runtime={runtime} />));
  return { ...page, session };
}

const PLACE = 'input[id$="-place"]';
const placeOf = (field: Element) => (field as HTMLInputElement).value;

test('a form is filled in with a sample; a save shows each value by label and key, and asks a server for its design alone', async () => {
  const { session, appeared } = await tried();
  expect(placeOf(await appeared(PLACE))).toMatch(/^示例高速上行/);
  await act(async () => button('Save')?.click());
  expect((await appeared('[role=dialog] tbody tr')).textContent).toMatch(/^地点place"示例高速上行/);
  expect((await appeared('[role=dialog]')).textContent).toContain('POST /api/visualdev/OnlineDev/m1');
  expect(session.calls.map(([operation]) => operation)).toEqual(['getModelConfig']);
});

test('a record that is begun is judged as it is filled in: a required field keeps it from being shown', async () => {
  const { appeared } = await tried({ sample: 'new' });
  expect(placeOf(await appeared(PLACE))).toBe('');
  await act(async () => button('Save')?.click());
  expect((await appeared('[aria-invalid=true]')).id).toMatch(/-place$/);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('a list has twenty samples', async () => {
  const { session, appeared } = await tried({ part: 'list' });
  // One of the lines is the head.
  expect(await appeared('[aria-rowcount="21"]')).not.toBeNull();
  expect(session.calls).toEqual([]);
});

test('a feed that fails is asked for the samples and for its field, no more, and the form stays', async () => {
  const failing = control('select', 'kind', '类型', { dataType: 'dynamic', propsUrl: 'i1', props: { label: 'fullName', value: 'id' } });
  const { session, appeared } = await tried({}, runtimeOf([...FIELDS, failing]), { listInterfaceRows: new Error('gone') });
  await appeared(PLACE);
  await appeared('[id$="-kind"]');
  await act(async () => undefined);
  expect(session.calls.length).toBeLessThanOrEqual(2);
  expect(document.querySelector(PLACE)).not.toBeNull();
});
