import { setupI18n } from '@lingui/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConfirmHost } from '../../primitives/confirm/index.ts';
import { KitProvider } from '../../primitives/kit-provider/index.ts';
import { configuredField } from '../config/index.ts';
import type { FormRule, FormSpec, Part } from '../grammar/index.ts';
import { createFormStore } from '../store/index.ts';
import { FormFields, SurroundingsProvider, prepareEditors } from './index.ts';
import type { FormSurroundings } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const ignore = () => undefined;
// A page without a layout has no sizes to watch.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  },
);

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }));

const design = (jnpfKey: string, own: object = {}, config: object = {}) => ({
  __vModel__: `F_${jnpfKey}`,
  __config__: { jnpfKey, label: jnpfKey, ...config },
  ...own,
});

function partOf(raw: unknown): Part {
  const parsed = configuredField(raw);
  if (parsed.kind === 'refused') throw new Error(JSON.stringify(parsed.problems));
  return parsed.config;
}

const surroundings = {
  useOptions: () => ({ options: [{ id: '1', label: '一' }], state: { kind: 'ready' } }),
} as unknown as FormSurroundings;

/** Draws designed parts over a record. */
async function drawn(designs: readonly object[], record: object, rules: readonly FormRule[] = []) {
  const spec: FormSpec = { parts: designs.map(partOf), rules };
  await prepareEditors(spec);
  const store = createFormStore(spec, record);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  await act(async () =>
    root.render(
      <KitProvider i18n={i18n} lang="en">
        <ConfirmHost>
          <SurroundingsProvider value={surroundings}>
            <FormFields spec={spec} store={store} name="designed" />
          </SurroundingsProvider>
        </ConfirmHost>
      </KitProvider>,
    ),
  );
  return { host, store };
}

const boxOf = (host: HTMLElement, field: string) => host.querySelector<HTMLInputElement>(`#designed-${field}`);

test('a control nobody knows shows what it holds, says why it cannot be filled in, and gives it back', async () => {
  const held = { fullName: 'Bridge 7', deep: [1] };
  const { host, store } = await drawn([design('hologram', {}, { required: true })], { F_hologram: held });
  expect(boxOf(host, 'F_hologram')?.value).toBe('Bridge 7');
  expect(boxOf(host, 'F_hologram')?.readOnly).toBe(true);
  expect(host.textContent).toContain('“hologram”');
  await act(async () => expect(store.tryToSave()).toBe(true));
  expect(store.snapshot()).toMatchObject({ F_hologram: held });
});

test('what the server fills in, places and rows of nowhere are shown and kept', async () => {
  const record = { F_billRule: 'GD001', F_location: '{"fullAddress":"K12+300"}', F_popupSelect: 'A1' };
  const { host, store } = await drawn([design('billRule'), design('location'), design('popupSelect', { interfaceId: 'I1' })], record);
  expect(['F_billRule', 'F_location', 'F_popupSelect'].map((field) => boxOf(host, field)?.value)).toEqual(['GD001', 'K12+300', 'A1']);
  expect(store.snapshot()).toMatchObject(record);
});

test('a switch of a design keeps 1 and 0, and has words of its own where the design has none', async () => {
  const { host, store } = await drawn([design('switch')], { F_switch: '1' });
  const toggle = host.querySelector<HTMLElement>('[role=switch]');
  expect(toggle?.getAttribute('aria-checked')).toBe('true');
  expect(host.textContent).toContain('On');
  await act(async () => toggle?.click());
  expect(store.value('F_switch')).toBe(0);
});

test('a text that does not fit a rule of the design keeps the form from being sent, and says what the design says', async () => {
  const rules = { regList: [{ pattern: '^K\\d+$', message: 'Begins with K' }] };
  const { host, store } = await drawn([design('input', {}, rules)], { F_input: 'A1' });
  await vi.waitFor(() => act(async () => expect(store.tryToSave()).toBe(false)));
  await vi.waitFor(() => expect(host.textContent).toContain('Begins with K'));
  await act(async () => store.set('F_input', 'K98'));
  await vi.waitFor(() => act(async () => expect(store.tryToSave()).toBe(true)));
});

test('ways down through options of a feed, words and codes are drawn', async () => {
  const { host } = await drawn(
    [
      design('cascader', {}, { dataType: 'dictionary', dictionaryType: 'D1' }),
      design('groupTitle', { content: 'Costs' }),
      design('button', { buttonText: 'Run' }),
    ],
    { F_cascader: ['1'] },
  );
  await vi.waitFor(() => expect(host.textContent).toContain('Costs'));
  expect([...host.querySelectorAll('button')].find((button) => button.textContent === 'Run')?.disabled).toBe(true);
  await vi.waitFor(() => expect(host.querySelector('[role=combobox]')?.textContent).toContain('一'));
});

test('a rule may keep some options only; what was chosen before stays among them', async () => {
  const options = ['1', '2', '3'].map((id) => ({ id, fullName: `Lane ${id}` }));
  const where = { op: 'includes', of: [{ field: 'F_input' }, { field: 'F_radio' }] } as const;
  const { host, store } = await drawn([design('radio', { options }), design('input')], { F_radio: '3', F_input: '12' }, [
    { on: 'load', does: [{ do: 'keepOptions', field: 'F_radio', where }] },
  ]);
  const offered = () => [...host.querySelectorAll('[role=radio], input[type=radio]')].length;
  expect(offered()).toBe(3);
  await act(async () => store.set('F_input', '1'));
  expect(offered()).toBe(2);
  await act(async () => store.set('F_radio', '1'));
  expect(offered()).toBe(1);
});

test('a text a design has made read-only is shown and not filled in', async () => {
  const { host } = await drawn([design('input', { readonly: true })], { F_input: 'kept' });
  const box = boxOf(host, 'F_input');
  expect([box?.value, box?.disabled || box?.readOnly]).toEqual(['kept', true]);
});

test('a sub-table that takes its rows from a dialog has that button and none for an empty row', async () => {
  const column = { ...design('input'), __vModel__: 'item' };
  const asked = { interfaceId: 'I1', columnOptions: [{ value: 'name', label: 'Name' }], popupTitle: 'Choose materials' };
  const shown = async (own: object) => {
    const { host } = await drawn([design('table', own, { children: [column] })], { F_table: [] });
    return [...host.querySelectorAll('button')].map(({ textContent }) => textContent).filter((words) => words !== '');
  };
  expect(await shown({ addType: 1, addTableConf: asked })).toEqual(['Choose materials']);
  expect(await shown({ addType: 0, addTableConf: asked })).toEqual(['Add a row']);
  // The words of the design belong to a dialog that is not there.
  expect(await shown({ addType: 1, addTableConf: {}, actionText: 'Choose people' })).toEqual(['Add a row']);
});
