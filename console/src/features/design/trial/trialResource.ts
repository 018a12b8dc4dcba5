import type { Part } from '@milepost/kit/forms/grammar';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import type { CallArgs, Operation } from '@milepost/openapi/client';
import { fromJson } from '@milepost/openapi/wire';
import type { Person, Values } from '../../../data/model/compile/index.ts';
import { isReleasedAgain, modelScreen } from '../../model/index.ts';
import type { ModelScreen } from '../../model/index.ts';
import type { AnyResource } from '../../resource/index.ts';
import type { KnownValues } from '../samples/types.ts';
import { NotTried } from './NotTried.tsx';
import { shownSample } from './shownSample.ts';
import { foundSamples } from './trialRows.ts';
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

interface Answering {
  readonly resource: AnyResource;
  readonly parts: readonly Part[];
  readonly list: TrialList | null;
  readonly known: KnownValues;
  /** Record of a sample a form is filled in from, by its name; null where there is none of it. */
  readonly filled: (sample: string) => Values | null;
}

const idIn = ({ path }: CallArgs, name: 'id' | 'parentId'): string => (path as Readonly<Record<string, string>> | undefined)?.[name] ?? '';

/** Answers of the reads of the records that are tried; undefined for an operation that is none of them. */
export const answerFrom =
  ({ resource, parts, list, known, filled }: Answering) =>
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
    const place = samples.findIndex(({ row }) => row.id === id);
    const sample = samples[place];
    if (!sample) return null;
    return name === 'getRecord' ? { ...sample.record, id } : shownSample(parts, sample, place, known);
  };
