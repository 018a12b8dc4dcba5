import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import { declare, expressionsOf } from '@milepost/openapi/domains/design/declare';
import type { Expression } from '@milepost/openapi/domains/design/declare';
import { FACTS, NO_TEXTS } from '@milepost/openapi/domains/design/testing';
import { formConfig, listConfig } from '@milepost/openapi/domains/model';
import { describe, expect, test } from 'vitest';
import { compileForm, compileList } from '../../../data/model/compile/index.ts';
import { CORPUS } from '../../../data/model/compile/testing/corpus/designs.ts';
import { personName } from '../../../data/personName.ts';
import type { recordsOf } from './recordsOf.ts';
import { evaluated } from './testing/evaluated.ts';

interface Texts {
  readonly name: string;
  readonly formData: string;
  readonly columnData: string | null;
}

const declared = ({ formData, columnData }: Texts) =>
  declare(openDesign(FACTS, { ...NO_TEXTS, formData, columnData }, createNodeIds()).document);

/** A part or a column as it is compared: what says nothing is left out, a condition is what it says. */
function plain(of: unknown): unknown {
  if (typeof of === 'function') return of.length === 0 ? (of as () => unknown)() : 'function';
  if (Array.isArray(of)) return of.map(plain);
  if (typeof of !== 'object' || of === null) return of;
  // What suggests is asked with these members alone.
  if ('widget' in of && of.widget === 'suggest' && 'config' in of) {
    const { interfaceId, propsValue, relationField, templateJson, maxItems } = of.config as Readonly<Record<string, unknown>>;
    return plain({ widget: 'suggested', config: { interfaceId, propsValue, relationField, templateJson, maxItems } });
  }
  // A cell takes no share of a row.
  const isTable = 'kind' in of && of.kind === 'table' && 'columns' in of;
  const columns = isTable ? (of.columns as readonly object[]).map((column) => ({ ...column, span: undefined })) : [];
  // A part takes the whole row if nothing else is said; names of tabs are those of the design tool.
  const own = {
    ...of,
    ...('span' in of && of.span === 24 && { span: undefined }),
    ...('parts' in of && !('part' in of) && { name: undefined }),
  };
  const members = Object.entries(isTable ? { ...own, columns } : own).map(([name, one]) => [name, plain(one)] as const);
  return Object.fromEntries(
    members.filter(([, one]) => one !== undefined && one !== false && one !== null && !(Array.isArray(one) && one.length === 0)),
  );
}

/** The declaration of a design as its code makes it, apart from what has no code. */
function made(texts: Texts) {
  const declaration = declared(texts);
  const { records, form, more } = expressionsOf(declaration);
  const of = evaluated(records) as ReturnType<typeof recordsOf>;
  const own = { 'records.form': of.form, 'records.list': of.list, 'records.buttons': of.buttons, 'records.words': of.words };
  const list = more.find(([name]) => name === 'list')?.[1] as Expression;
  return {
    declaration,
    form: form && (evaluated(form, own) as ReturnType<typeof of.form>),
    list: texts.columnData === null ? null : (evaluated(list, own) as ReturnType<typeof of.list>),
  };
}

interface ColumnFacts {
  readonly id: string;
  readonly header: unknown;
  readonly width: object | undefined;
  readonly align?: unknown;
  readonly pinned?: unknown;
  readonly isSortable?: unknown;
  readonly narrow?: unknown;
}
/** Facts of a column; the least width follows the format of a field, of which lists keep a copy. */
const columnFacts = ({ id, header, width = {}, align, pinned, isSortable, narrow }: ColumnFacts) =>
  plain({ id, header, width: 'px' in width ? width : 'free', align, pinned, isSortable, narrow });

function expectSame(texts: Texts) {
  const { form, list, declaration } = made(texts);
  const design = formConfig.decode(JSON.parse(texts.formData) as never);
  const compiled = compileForm(design);
  expect(plain(form?.fields)).toEqual(plain(compiled.spec.parts));
  expect(form?.frame).toBe(compiled.frame);
  // Rules of single fields come first; which of them is judged first makes no difference.
  const sorted = (rules: readonly object[] = []) => rules.map((rule) => JSON.stringify(plain(rule))).toSorted();
  expect(sorted(form?.rules)).toEqual(sorted(compiled.spec.rules));
  if (list === null) return;
  const expected = compileList(listConfig.decode(JSON.parse(texts.columnData ?? '{}') as never), design.fields, personName);
  const known = new Set(declaration.list.columns.map((column) => JSON.stringify(column)));
  expect(known.size).toBe(expected.columns.length + expected.below.flatMap(({ columns }) => columns).length);
  expect(list.columns.map((column) => columnFacts(column as never))).toEqual(
    expected.columns.map((column) => columnFacts(column as never)),
  );
  expect(plain(list.filters)).toEqual(plain(expected.filters));
  expect(list.initialFilters).toEqual((expected as { readonly initialFilters?: object }).initialFilters);
  expect(list.order).toEqual(expected.order);
  expect([list.shape, list.isUnpaged ?? false]).toEqual([expected.shape, expected.isUnpaged ?? false]);
  expect(list.tables?.map(({ field }) => field) ?? []).toEqual(expected.below.map(({ field }) => field));
}

test.each(CORPUS.map((design) => [design.name, design] as const))(
  'code of a design with %s draws what the design draws',
  (name, { form, list }) => {
    const texts: Texts = { name, formData: JSON.stringify(form), columnData: JSON.stringify(list) };
    // A button that runs a script has no code.
    expect(declared(texts).holes.filter(({ place }) => place !== 'button')).toEqual([]);
    expectSame(texts);
  },
);

describe('code of the designs of the seed', () => {
  const print = path.resolve(import.meta.dirname, '../../../data/model/compile/testing/printSeededModels.ts');
  const printed = execFileSync(process.execPath, [print], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const all = (JSON.parse(printed) as readonly Texts[]).filter(({ formData }) => formData !== '');

  test('draws what they draw, but for the holes', { timeout: 120_000 }, () => {
    const whole = all.filter((texts) => declared(texts).holes.length === 0);
    whole.forEach(expectSame);
    expect(whole.length).toBeGreaterThanOrEqual(20);
  });

  test('lacks what has no code, each named once: scripts of a form, a control nobody knows, one without a key and two with one', () => {
    const holes = all.flatMap((texts) => declared(texts).holes.map(({ place, what }) => `${texts.name} ${place}: ${what}`));
    expect(holes).toEqual([
      'preview.hostile field: hologram “未知控件”',
      'preview.hostile form: comInput “<b>名称</b>”',
      'preview.hostile form: comInput “同名字段”',
      'preview.hostile rule: script onLoad',
      'preview.hostile rule: script beforeSubmit',
      'preview.hostile rule: script afterSubmit',
    ]);
  });
});
