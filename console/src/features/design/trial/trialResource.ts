import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Control, Part } from '@milepost/kit/forms/grammar';
import { isEmptyValue, valueKindOf } from '@milepost/kit/forms/values';
import type { ValueWords } from '@milepost/kit/forms/values';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import type { CallArgs, Operation } from '@milepost/openapi/client';
import { fromJson } from '@milepost/openapi/wire';
import type { Person, Values } from '../../../data/model/compile/index.ts';
import { isReleasedAgain, modelScreen } from '../../model/index.ts';
import type { ModelScreen } from '../../model/index.ts';
import type { AnyResource } from '../../resource/index.ts';
import { NotTried } from './NotTried.tsx';
import { foundSamples } from './trialRows.ts';
import type { Sample } from './trialRows.ts';
import type { TrialList } from './trialSamples.ts';

/** Begins the ids of records a form is filled in from. */
const FILLED = 'filled:';
/** Id of the record a form begins with, by the name of its sample. */
export const filledId = (sample: string): string => `${FILLED}${sample}`;

const asItIs = { decode: (model: unknown) => model };
const opensNothing = { opens: async () => ({ default: NotTried }) };

interface TrialAt {
  readonly modelId: string;
  readonly state: 'draft' | 'released';
  /** Name in the cache: another one for other samples, and for the design as it is loaded again. */
  readonly key: string;
  readonly person: Person;
}

/**
 * The screen of a design with samples for records: all its buttons are there, its forms run, and what they would send is shown.
 * What reads or writes other records is named, and does nothing.
 * @source designer §14 @reading R-795
 */
export function trialScreen(runtime: ModelRuntime, { modelId, state, key, person }: TrialAt): ModelScreen {
  const { resource, ...screen } = modelScreen(runtime, { modelId, menuId: '', person });
  const { tools = [], several = [], more = [], ...actions } = resource.actions;
  return {
    ...screen,
    resource: {
      ...resource,
      id: `trial:${state}:${modelId}:${key}`,
      isPreview: true,
      form: resource.form && { ...resource.form, isRenewed: isReleasedAgain(modelId, resource.form.design ?? null, state) },
      codecs: {
        ...resource.codecs,
        listRecords: { ...resource.codecs['listRecords'], data: asItIs },
        listChildRecords: { data: asItIs },
        getRecord: { data: asItIs },
        getRecordDisplay: { data: asItIs },
      } as AnyResource['codecs'],
      list: { ...resource.list, exports: false, conditions: undefined } as AnyResource['list'],
      actions: {
        ...actions,
        tools: tools.map(({ id, label, code, ...look }) => ({
          id,
          label,
          code,
          ...('icon' in look && look.icon && { icon: look.icon }),
          ...opensNothing,
        })),
        several: several.map(({ id, label, code }) => ({ id, label, code, ...opensNothing })),
        more: more.map(({ id, label, code }) => ({ id, label, code, ...opensNothing })),
      },
    },
  };
}

const PLAIN: ValueWords = {
  text: (text) => (typeof text === 'string' ? text : (text.message ?? '')),
  span: (from, to) => `${from} ~ ${to}`,
  nextDay: (end) => `+1 ${end}`,
  from: (end) => `${end} ~`,
  to: (end) => `~ ${end}`,
  row: (texts) => texts.join(', '),
  of: (count, most) => `${count}/${most}`,
  yes: '✓',
  no: '✗',
};

/** A value as a server puts it into words. */
function shownAs(control: Control, value: unknown): unknown {
  const kind = valueKindOf(control);
  if (control.kind === 'table' && Array.isArray(value))
    return value.map((row: Values) =>
      Object.fromEntries(control.columns.map((column) => [column.field, shownAs(column, row[column.field])])),
    );
  if (kind.isShownAsStored || isEmptyValue(value) || control.kind === 'number' || control.kind === 'calculate') return value;
  return kind.text(control, value, PLAIN);
}

/** A record as a server shows it to be read: what its list shows comes first. */
function displayOf(parts: readonly Part[], { record, row }: Sample): Values {
  const values = controlsOf({ parts }).map(({ control }) => [control.field, shownAs(control, record[control.field])] as const);
  return {
    ...Object.fromEntries(values),
    // A list has worked out figures as well.
    ...Object.fromEntries(
      values.flatMap(([field]) => (typeof row[field] === 'string' || typeof row[field] === 'number' ? [[field, row[field]]] : [])),
    ),
    id: row.id,
  };
}

interface Answering {
  readonly resource: AnyResource;
  readonly parts: readonly Part[];
  readonly list: TrialList | null;
  /** Record of a sample a form is filled in from, by its name; null where there is none of it. */
  readonly filled: (sample: string) => Values | null;
}

const idIn = ({ path }: CallArgs, name: 'id' | 'parentId'): string => (path as Readonly<Record<string, string>> | undefined)?.[name] ?? '';

/** Answers of the reads of the records that are tried; undefined for an operation that is none of them. */
export const answerFrom =
  ({ resource, parts, list, filled }: Answering) =>
  (operation: Operation, args: CallArgs): unknown => {
    const name = Object.keys(resource.operations).find((one) => resource.operations[one] === operation);
    const samples = list?.samples ?? [];
    if (name === 'listRecords') {
      if (!list) return { rows: [], total: 0 };
      const query = fromJson(recordCodecs.listRecords.body, args.body);
      const found = list.shaped(foundSamples(samples, query, list.compiled).map(({ row }) => row));
      const isLazy = list.compiled.shape === 'lazyTree';
      const rows = isLazy ? found.map(({ children: _children, ...row }) => row) : found;
      const first = list.compiled.isUnpaged ? 0 : (query.currentPage - 1) * query.pageSize;
      return { rows: rows.slice(first, first + query.pageSize), total: rows.length };
    }
    if (name === 'listChildRecords')
      return list?.shaped(samples.map(({ row }) => row)).find(({ id }) => id === idIn(args, 'parentId'))?.children ?? [];
    if (name !== 'getRecord' && name !== 'getRecordDisplay') return undefined;
    const id = idIn(args, 'id');
    if (id.startsWith(FILLED)) return filled(id.slice(FILLED.length));
    const sample = samples.find(({ row }) => row.id === id);
    if (!sample) return null;
    return name === 'getRecord' ? { ...sample.record, id } : displayOf(parts, sample);
  };
