import { isOn } from '@milepost/openapi/rules';
import { configuredField } from '@milepost/kit/forms/config';
import type { Option } from '@milepost/kit/forms/grammar';
import { formControl } from '@milepost/openapi/domains/model';
import type { FormControl, ListConfig } from '@milepost/openapi/domains/model';
import { controlAt } from '../controlAt.ts';

/** Options of a field as the nodes of a tree. */
export interface OptionNode {
  readonly id: string;
  readonly fullName: string;
  readonly children: readonly OptionNode[];
}

/** Source of the tree beside a list. @source forms §7 */
export type TreeSource =
  | { readonly from: 'options'; readonly nodes: readonly OptionNode[] }
  | { readonly from: 'dictionary'; readonly id: string; readonly storedAs: 'id' | 'code' }
  | { readonly from: 'organization' | 'department' }
  | { readonly from: 'interface'; readonly id: string; readonly value: string; readonly label: string; readonly children: string };

/** Tree beside a list: what is chosen there narrows the list down, and new records begin with it. */
export interface CompiledTree {
  readonly title: string;
  readonly source: TreeSource;
  /** Field the choice is looked for in. */
  readonly filterParam: string;
  /** The field keeps the way from the top to what was chosen. */
  readonly isWay: boolean;
  /** The question has a list of choices. */
  readonly isManyInQuery: boolean;
  /** The field of the form keeps a list of choices. */
  readonly isManyInField: boolean;
}

/** Controls that keep the way from the top. */
const WAYS = new Set(['cascader', 'address', 'areaSelect', 'comSelect', 'organizeSelect', 'currOrganize']);

/** Options that stand one below the other with their depths, as a tree. */
function nodesOf(options: readonly Option[], depth = 0): readonly OptionNode[] {
  const begins = options.flatMap((option, at) => ((option.depth ?? 0) === depth ? [at] : []));
  return begins.map((at, place) => {
    const { id, label } = options[at] as Option;
    return {
      id,
      fullName: typeof label === 'string' ? label : id,
      children: nodesOf(options.slice(at + 1, begins[place + 1] ?? options.length), depth + 1),
    };
  });
}

/** Feeds of a choice that are trees too: entries of a dictionary, and rows of an interface by their value and label. */
const DICTIONARY_FEED = /^dictionary\.(id|code):(.+)$/;
const INTERFACE_FEED = /^interface:([^?]+)\?([^&]*)&(.*)$/;

/** Source of a tree of what a field is chosen from; null for a field that is chosen from no list. @reading R-416 */
function fieldSource(control: FormControl | undefined): TreeSource | null {
  const read = control && configuredField(formControl.encode(control));
  if (!read || read.kind === 'refused' || read.config.part !== 'control') return null;
  const { config } = read;
  if (config.kind === 'pick' && (config.picker === 'organization' || config.picker === 'department')) return { from: config.picker };
  const options = config.kind === 'choice' || config.kind === 'cascade' ? config.options : null;
  if (options?.from === 'static') {
    const nodes = nodesOf(options.options as readonly Option[]);
    return nodes.length > 0 ? { from: 'options', nodes } : null;
  }
  if (options?.from !== 'feed') return null;
  const [, keeps, dictionary] = DICTIONARY_FEED.exec(options.id) ?? [];
  if (dictionary) return { from: 'dictionary', id: dictionary, storedAs: keeps === 'code' ? 'code' : 'id' };
  const [, id, value, label] = INTERFACE_FEED.exec(options.id) ?? [];
  const named = (text: string | undefined, usual: string) => decodeURIComponent(text ?? '') || usual;
  return id ? { from: 'interface', id, value: named(value, 'id'), label: named(label, 'fullName'), children: 'children' } : null;
}

function sourceOf(design: ListConfig, relation: FormControl | undefined): TreeSource | null {
  const { treeDataSource, treeDictionary, treePropsUrl, treePropsValue, treePropsLabel, treePropsChildren } = design;
  if (treeDataSource === 'formField') return fieldSource(relation);
  if (treeDataSource === 'organize') return { from: 'organization' };
  if (treeDataSource === 'department') return { from: 'department' };
  if (treeDataSource === 'api' && treePropsUrl !== null)
    return {
      from: 'interface',
      id: treePropsUrl,
      value: treePropsValue || 'id',
      label: treePropsLabel || 'fullName',
      children: treePropsChildren || 'children',
    };
  if (treeDataSource !== 'dictionary' || treeDictionary === null) return null;
  return { from: 'dictionary', id: treeDictionary, storedAs: treePropsValue === 'enCode' ? 'code' : 'id' };
}

/** The tree a design puts beside its list; null where it has none, or names nothing to look for. @source forms §7 */
export function besideOf(design: ListConfig, fields: readonly FormControl[]): CompiledTree | null {
  const { type, treeTitle, treeRelation: filterParam, searchList } = design;
  const control = controlAt(fields, filterParam);
  const source = type === 'leftTree' ? sourceOf(design, control) : null;
  if (source === null || filterParam === '') return null;
  const inner = control?.props as { readonly props?: { readonly multiple?: unknown } } | undefined;
  return {
    title: treeTitle,
    source,
    filterParam: filterParam,
    isWay: WAYS.has(control?.config.jnpfKey ?? ''),
    isManyInQuery: searchList.some((one) => one.prop === filterParam && one.searchMultiple),
    isManyInField: control?.multiple === true || isOn(inner?.props?.multiple),
  };
}
