import { controlsOf, isEmptyValue, valueAt } from '@milepost/kit/forms/grammar';
import type { Control } from '@milepost/kit/forms/grammar';
import { createFormStore } from '@milepost/kit/forms/store';
import description from '@milepost/openapi/openapi.json' with { type: 'json' };
import { createValidator, pointerPart } from '@milepost/openapi/schema';
import { describe, expect, test } from 'vitest';
import { formSpecOf } from '../definition/formSpecOf.ts';
import { resourceForView } from '../definition/resourceForView.ts';
import { usualQuery } from '../list/listPort.ts';
import { isRange } from '../definition/rangeFilter.ts';
import { resourceSearch } from '../list/resourceSearch.ts';
import { rowsOf } from '../list/rows/rowsOf.ts';
import type { Details } from '../definition/defineDetails.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';
import type { TreeRow } from '../list/rows/fullTree.ts';

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly $ref?: string;
}
interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: Readonly<
          Record<string, { readonly examples?: Readonly<Record<string, { readonly value: { readonly data?: unknown } }>> }>
        >;
      }
    >
  >;
}

const paths = description.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>;
const shared = description.components.parameters as unknown as Readonly<Record<string, Parameter>>;
const validator = createValidator(description);

/** An operation as it is described, and the place of its description. */
function described(resource: AnyResource, name: string): { readonly operation: Described; readonly pointer: string } {
  const { path = '', method = '' } = resource.operations[name] ?? {};
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`[testing] ${name} is not described.`);
  return { operation, pointer: `#/paths/${pointerPart(path)}/${method.toLowerCase()}` };
}

const queryNames = ({ parameters = [] }: Described): string[] =>
  parameters.flatMap((one) => {
    const { name, in: place } = one.$ref ? (shared[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one;
    return place === 'query' && name !== undefined ? [name] : [];
  });

/** Data of answers in place of what is described, by operation: for records whose fields no description knows. */
export type OwnExamples = Readonly<Record<string, unknown>>;

/** Data of the first example of an operation. */
function exampleOf(resource: AnyResource, name: string, examples: OwnExamples): unknown {
  if (Object.hasOwn(examples, name)) return examples[name];
  const { good } = described(resource, name).operation.responses['200']?.content?.['application/json']?.examples ?? {};
  return good?.value.data ?? null;
}

const WHEN_MS = 1_795_000_000_000;
/** Id of the person who fills in the forms. */
const OWN_ID = '7';
const SAVING = { api: {} as never, ownId: OWN_ID, loaded: null, changed: [], optionsOf: () => [] };
const ASK = { keyword: 'K36 & 120', page: 3, pageSize: 50, order: null, node: '7' } as const;

/**
 * The promises of any declaration, against the description and its examples: what it asks for is described, its columns can be
 * read, its address comes back, an empty form names what is missing, and what was loaded can be saved as it is.
 * @param examples data in place of the examples of the description
 */
export function describeResource(resource: AnyResource, examples: OwnExamples = {}): void {
  const { id, list, form } = resource;
  const { filters = [], columns } = list;
  const decoded = (name: string): unknown => resource.codecs[name]?.data?.decode(exampleOf(resource, name, examples) as never) ?? null;
  // oxlint-disable-next-line vitest/valid-title -- the name of the declaration
  describe(id, () => {
    if (columns.length > 0) describeList();
    describeBranches();
    describeForm();
  });

  function describeList() {
    test('asks its list for what is described', () => {
      const asked = {
        ...ASK,
        // Without a box nobody asks for a word.
        ...(list.keyword === null && { keyword: '' }),
        view: list.views?.usual ?? null,
        filters: Object.fromEntries(
          (filters as readonly Control[]).map((one) => [one.field, isRange(one) || ('isMany' in one && one.isMany) ? ['1', '2'] : '1']),
        ),
      };
      const { query = {}, body } = list.args?.(asked, null) ?? { query: usualQuery(asked, resource) };
      const { operation } = described(resource, list.call);
      const sent = Object.keys({ ...query, ...(operation.requestBody ? body : {}) });
      const known = operation.requestBody ? [...queryNames(operation), ...Object.keys(body ?? {})] : queryNames(operation);
      expect(known).toEqual(expect.arrayContaining(sent));
    });

    test('every column says something of the rows that are described, and one of them is the title on a narrow page', () => {
      const data = decoded(list.call) as { readonly rows: readonly never[] } | readonly never[];
      const rows = 'rows' in data ? data.rows : data;
      expect(rows.length).toBeGreaterThan(0);
      const words = { text: String, moment: String };
      for (const { list: seen } of resource.list.views?.all.map(({ value }) => resourceForView(resource, value)) ?? [resource]) {
        expect(
          seen.columns.flatMap(({ id, text }) => rows.map((row) => [id, typeof text(row, words)])).filter(([, type]) => type !== 'string'),
        ).toEqual([]);
        expect(seen.columns.filter(({ narrow }) => narrow === 'title')).toHaveLength(1);
        expect(new Set(seen.columns.map(({ id }) => id)).size).toBe(seen.columns.length);
      }
    });

    test('an address that is written is read again', () => {
      const address = resourceSearch(resource);
      const { value: view = null } = list.views?.all.find(({ value }) => value !== list.views?.usual) ?? {};
      const written = address.write({
        ...ASK,
        keyword: list.keyword === null ? '' : ASK.keyword,
        view,
        filters: Object.fromEntries(
          (filters as readonly Control[]).map((one) => {
            if (one.kind === 'date' && one.storedAs === 'ms') return [one.field, WHEN_MS];
            if (isRange(one)) return [one.field, [WHEN_MS, WHEN_MS]];
            return [one.field, 'isMany' in one && one.isMany === true ? ['a', 'b'] : 'a'];
          }),
        ),
        node: list.sidebar ? ASK.node : null,
        open: '12',
      });
      expect(address.write(address.read(written))).toEqual(written);
      expect(address.write(address.read({}))).toEqual({});
    });
  }

  function describeBranches() {
    if (list.shape !== 'lazyTree') return;

    test('a row with rows below it that have not come asks for them when it is opened', () => {
      const data = decoded(list.call) as { readonly rows: readonly TreeRow[] } | readonly TreeRow[];
      const rows = 'rows' in data ? data.rows : data;
      const closed = rows.filter(({ isLeaf, children = [] }) => !isLeaf && children.length === 0);
      expect(closed).not.toEqual([]);
      const { known } = rowsOf(list, rows, '');
      expect(closed.filter(({ id }) => known?.below.has(id))).toEqual([]);
    });
  }

  function describeForm() {
    if (form === null) return;
    const spec = formSpecOf(form, OWN_ID);

    test('an empty form names everything that is missing, and keeps nothing from being shown', () => {
      const at = { parent: null, node: null };
      const store = createFormStore(spec, form.initial?.(at) ?? {});
      store.tryToSave();
      const missing = store.controls.filter(({ control }) => {
        const { isShown, isRequired, isDisabled } =
          control.kind === 'derived' ? { isShown: false, isRequired: false, isDisabled: true } : store.state(control.field);
        return isShown && isRequired && !isDisabled && isEmptyValue(store.value(control.field)) && control.kind !== 'switch';
      });
      expect(store.summary().problems.map(({ field }) => field)).toEqual(
        expect.arrayContaining(missing.map(({ control }) => control.field)),
      );
    });

    const { load, update } = form;
    if (load === undefined || update === undefined) return;
    test('what was loaded can be saved as it is', () => {
      const record = decoded(load) as object;
      const draft = form.toDraft?.(record as never) ?? record;
      const store = createFormStore(spec, draft);
      store.tryToSave();
      expect(store.summary().problems.map(({ field, problem }) => [field, problem])).toEqual([]);
      const lost = controlsOf(spec).filter(({ control }) => control.kind !== 'derived' && valueAt(draft, control.field) === undefined);
      expect(lost.map(({ control }) => control.field)).toEqual([]);
      const body = resource.codecs[update]?.body?.encode((form.toBody?.(store.snapshot() as never, SAVING) ?? store.snapshot()) as never);
      const { operation, pointer } = described(resource, update);
      expect(operation.requestBody && validator.check(`${pointer}/requestBody/content/application~1json/schema`, body)).toEqual([]);
    });
  }
}

/** The promises of details of any record: each of their lists is a declaration of its own, and none has the name of another in the cache. */
export function describeDetails<Row extends AnyRow>(details: Details<Row>, row: Row): void {
  const lists = details.all.flatMap((detail) => ('resource' in detail ? [detail.resource] : []));
  const parts = lists.map((listOf) => listOf(row));
  parts.forEach((part) => describeResource(part));
  test(`lists of ${parts[0]?.id ?? 'details'} are kept apart from each other, and from those of another record`, () => {
    const others = lists.map((listOf) => listOf({ ...row, id: `${row.id}0` }).id);
    const ids = [...parts.map(({ id }) => id), ...others];
    expect(new Set(ids).size).toBe(2 * parts.length);
  });
}
