import { setupI18n } from '@lingui/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fromTree } from '../../../engines/node-source/index.ts';
import { KitProvider } from '../../../primitives/kit-provider/index.ts';
import { positionPicker } from '../../../widgets/tree-picker/index.ts';
import type { FormSpec } from '../../grammar/index.ts';
import { FormFields, SurroundingsProvider, prepareEditors } from '../../render/index.ts';
import type { FormSurroundings } from '../../render/index.ts';
import { createFormStore } from '../../store/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const ignore = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  },
);

/** Positions by their organisations. */
const POSITIONS = { a: ['surveyor', 'driver'], b: ['driver', 'clerk'] } as const;
const sourceOf = (organizations: readonly (keyof typeof POSITIONS)[]) =>
  fromTree(
    [...new Set(organizations.flatMap((one) => POSITIONS[one]))].map((id) => ({ id, fullName: id.toUpperCase(), type: 'position' })),
  );
const everything = sourceOf(['a', 'b']);
const pickers = new Map<object, ReturnType<typeof positionPicker>>();
const surroundings: FormSurroundings = {
  useOptions: () => ({ options: [], state: { kind: 'ready' } }),
  usePicker(_name, _isMany, parameters) {
    const known =
      pickers.get(parameters) ??
      positionPicker(
        {
          positions: sourceOf((parameters['organizations'] ?? []) as never),
          resolve: async (stored, signal) => everything.resolve(stored.map(String), signal),
        },
        { cardinality: 'many' },
      );
    pickers.set(parameters, known);
    return known;
  },
  useUploads: () => {
    throw new Error('nothing is uploaded here');
  },
};
const spec: FormSpec = {
  parts: [
    {
      part: 'control',
      kind: 'choice',
      field: 'organizations',
      label: 'Organisations',
      isMany: true,
      options: { from: 'static', options: [] },
    },
    {
      part: 'control',
      kind: 'pick',
      field: 'positions',
      label: 'Positions',
      picker: 'position',
      isMany: true,
      parameters: { organizations: 'organizations' },
    },
  ],
};

async function drawn(record: object) {
  await prepareEditors(spec);
  const store = createFormStore<object>(spec, record);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () =>
    root.render(
      <KitProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })} lang="en">
        <SurroundingsProvider value={surroundings}>
          <FormFields spec={spec} store={store} name="trial" />
        </SurroundingsProvider>
      </KitProvider>,
    ),
  );
  return { store, choose: (organizations: string[]) => act(async () => store.set('organizations', organizations)) };
}

test('what fits no longer when the organisations change is taken out and named; what fits stays', async () => {
  const { store, choose } = await drawn({ organizations: ['a'], positions: ['surveyor', 'driver'] });
  await choose(['b']);
  await expect.poll(() => store.value('positions')).toEqual(['driver']);
  expect(document.body.textContent).toContain('Taken out, since it belongs to none of the chosen: SURVEYOR');
  await choose(['a', 'b']);
  expect(store.value('positions')).toEqual(['driver']);
});

test('what a record was loaded with stays as it is, and so does everything that still fits', async () => {
  const { store, choose } = await drawn({ organizations: ['b'], positions: ['surveyor', 'driver'] });
  expect(store.value('positions')).toEqual(['surveyor', 'driver']);
  await choose(['a', 'b']);
  expect(store.value('positions')).toEqual(['surveyor', 'driver']);
  expect(document.body.textContent).not.toContain('Taken out');
});
