import type { FormControl, ListConfig } from '@milepost/openapi/domains/model';
import { controlAt } from './controlAt.ts';

/** Source of the tree beside a list. @source forms §7 */
export type TreeSource =
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

function sourceOf(design: ListConfig): TreeSource | null {
  const { treeDataSource, treeDictionary, treePropsUrl, treePropsValue, treePropsLabel, treePropsChildren } = design;
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
  const source = type === 'leftTree' ? sourceOf(design) : null;
  if (source === null || filterParam === '') return null;
  const control = controlAt(fields, filterParam);
  const inner = control?.props as { readonly props?: { readonly multiple?: unknown } } | undefined;
  return {
    title: treeTitle,
    source,
    filterParam: filterParam,
    isWay: WAYS.has(control?.config.jnpfKey ?? ''),
    isManyInQuery: searchList.some((one) => one.prop === filterParam && one.searchMultiple),
    isManyInField: control?.multiple === true || inner?.props?.multiple === true,
  };
}
