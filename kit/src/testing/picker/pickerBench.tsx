import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldUse } from '../../primitives/field/index.ts';
import type { CompleteLanguageCode } from '../../engines/language/index.ts';
import { Stateful } from '../Stateful.tsx';
import { renderInKit } from '../renderInKit.tsx';
import type { SlowFeed } from '../slowFeed.ts';
import type { Cardinality, PickerExample, RowToPick } from './types.ts';

/** Name of the field that is tested. */
export const LABEL = '经办';
const CONFIRM: Readonly<Record<CompleteLanguageCode, string>> = { zh: '确定', zhtw: '確定', en: 'OK' };

/** The closed field. */
export const field = () => page.getByRole('combobox', { name: LABEL, exact: true });
/** The first row of that name. */
export const rowOf = (name: RegExp) => page.getByRole('row', { name }).first();
export const isFocusSomewhere = () => document.activeElement !== null && document.activeElement !== document.body;

/** Way a test draws the picker, where it is not as its example is. */
export interface Drawing<F> {
  readonly locale?: CompleteLanguageCode;
  readonly use?: FieldUse;
  readonly cardinality?: Cardinality;
  readonly feed?: F;
}

/** A row of the same tree that needs nothing opened before it. */
const inSight = ({ open: [first] = [], row }: RowToPick): RowToPick => ({ row: first === undefined ? row : new RegExp(`^${first}`) });

async function openRow(name: string) {
  const parent = page.getByRole('row', { name, exact: true }).first();
  await expect.element(parent).toBeInTheDocument();
  // A picker may open the way to what is chosen by itself, at the same moment.
  await expect
    .poll(() => {
      const element = parent.element();
      if (element.getAttribute('aria-expanded') === 'false')
        element.querySelector('[data-mp-toggle]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return element.getAttribute('aria-expanded');
    })
    .toBe('true');
}

async function reach({ open = [], row }: RowToPick) {
  for (const each of open) await openRow(each);
  await expect.element(rowOf(row)).toBeInTheDocument();
  return rowOf(row);
}

/** One example, and the steps its tests are made of. */
export function pickerBench<F extends SlowFeed, V>(example: PickerExample<F, V>) {
  const { way } = example;
  let feed = example.feed();

  async function drawn(first: V, { locale, use, cardinality = example.cardinality, feed: given }: Drawing<F> = {}) {
    feed = given ?? example.feed();
    const onChange = vi.fn<(value: V) => void>();
    const form = (
      <Stateful first={first} onChange={onChange}>
        {(held) => example.draw({ label: LABEL, use, cardinality, ...held }, feed)}
      </Stateful>
    );
    await renderInKit(form, { locale });
    return onChange;
  }

  const surface = (locale: CompleteLanguageCode = 'zh') => way.surface(example.titles[locale]);

  async function opened(first: V, drawing?: Drawing<F>) {
    const onChange = await drawn(first, drawing);
    await userEvent.click(field());
    await expect.element(surface()).toBeInTheDocument();
    return onChange;
  }

  async function closed() {
    await expect.element(surface()).not.toBeInTheDocument();
  }

  async function leave() {
    await userEvent.keyboard('{Escape}');
    await closed();
  }

  const confirmButton = (locale: CompleteLanguageCode = 'zh') => page.getByRole('button', { name: CONFIRM[locale], exact: true });

  return {
    example,
    /** The feed of the picker that was drawn last. */
    feed: () => feed,
    /** Nothing chosen, as it is stored. */
    nothing: example.nothing[example.cardinality],
    drawn,
    surface,
    /** Draws it and opens it by a click. */
    opened,
    closed,
    /** Escape, until it is gone. */
    leave,
    /** Brings a row into the document by opening those above it. */
    reach,
    /** Chooses a row. */
    press: async (at: RowToPick, cardinality = example.cardinality) => way.choose(await reach(at), cardinality),
    /** Waits until the first rows are there. */
    arrived: () => reach(inSight(example.other.at)),
    confirmButton,
    /** Its button has its name in a language, where there is one. */
    namedIn: async (locale: CompleteLanguageCode) => {
      if (way.writtenBy[example.cardinality] === 'button') await expect.element(confirmButton(locale)).toBeInTheDocument();
    },
    /** Confirms, where choosing has not written already. */
    confirm: async (cardinality = example.cardinality) => {
      if (way.writtenBy[cardinality] === 'button') await userEvent.click(confirmButton());
    },
  };
}

export type PickerBench<F extends SlowFeed, V> = ReturnType<typeof pickerBench<F, V>>;
