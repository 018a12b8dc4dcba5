import { msg } from '@lingui/core/macro';
import { fromList } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { inOwnLook } from './inOwnLook.ts';

export interface PrintTemplateFeeds extends Pick<PickerFeeds, 'resolve'> {
  /** Print templates of the form, in the order designed. */
  readonly ids: readonly string[];
}

/** One of the print templates of a form; a single one is chosen without asking. @source forms §2.5, §9 */
export function printTemplatePicker(
  { ids, resolve }: PrintTemplateFeeds,
  options: Pick<PickerOptions, 'title' | 'widthPx'> = {},
): PickerSpec {
  const load = async (_keyword: string, _page: unknown, signal: AbortSignal) => ({ nodes: await inOrder(ids, resolve, signal) });
  const source = fromList({ load, resolve: (some, signal) => resolve(some, signal) });
  return inOwnLook(options, {
    resolve,
    name: 'printTemplate',
    title: msg`Please select print template`,
    placeholder: msg`Choose a print template`,
    policy: { cardinality: 'one', identity: 'id', onEmptyConfirm: 'refuse', accepts: ({ isDisabled }) => !isDisabled },
    emptyError: msg`Please select print template`,
    body: { kind: 'panes', tabs: [{ id: 'templates', label: msg`Print templates`, source, shape: 'list' }] },
    look: { surface: 'dialog', widthPx: 400 },
    search: null,
    only: ids.length === 1 ? ids[0] : undefined,
  });
}

async function inOrder(ids: readonly string[], resolve: PickerFeeds['resolve'], signal: AbortSignal): Promise<readonly PickerNode[]> {
  const known = new Map((await resolve(ids, signal)).map((node) => [node.id, node]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
