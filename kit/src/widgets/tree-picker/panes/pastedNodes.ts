import type { PageAsk } from '../../../engines/node-source/index.ts';
import { pasteNames } from '../../../engines/pick/index.ts';
import type { PastedName } from '../../../engines/pick/index.ts';
import type { PickerNode, PickerSpec, PickerTab } from '../types.ts';

/** Names of one list that are looked up: a list is pasted by a person, not by a machine. */
export const MAX_PASTED_NAMES = 500;
/** Searches under way together, where names are searched one by one. */
const AT_ONCE = 5;
const FIRST_PAGE: PageAsk = { pageNumber: 1, pageRows: 20 };

type PastingSpec = Pick<PickerSpec, 'policy' | 'lookUp'>;

/** The names in a pasted text, as far as they are looked up. */
export const namesIn = ({ policy }: PastingSpec, text: string): readonly string[] =>
  pasteNames(policy, text, [])
    .map(({ text: name }) => name)
    .slice(0, MAX_PASTED_NAMES);

/**
 * Outcome of each pasted name or number, in the order pasted; what stands alone on its line is a name with its commas.
 * @throws what the feed throws: nothing is chosen then
 * @reading R-181
 */
export async function pastedNodes(
  spec: PastingSpec,
  tabs: readonly PickerTab[],
  text: string,
  signal: AbortSignal,
): Promise<readonly PastedName<PickerNode>[]> {
  const lines = text.split(/[\r\n\t]+/).map((line) => line.trim());
  const names = [...new Set([...namesIn(spec, text), ...lines])].filter((name) => name !== '').slice(0, MAX_PASTED_NAMES);
  const candidates = await (spec.lookUp ? spec.lookUp(names, signal) : searchEach(tabs, names, signal));
  return pasteNames(spec.policy, text, candidates);
}

/** Searches every pane for every name. */
async function searchEach(tabs: readonly PickerTab[], names: readonly string[], signal: AbortSignal): Promise<readonly PickerNode[]> {
  const asks = tabs.flatMap(({ source }) => names.map((keyword) => ({ source, keyword })));
  const found: (readonly PickerNode[])[] = [];
  let next = 0;
  async function work() {
    for (let at = next++; at < asks.length; at = next++) {
      const ask = asks[at];
      signal.throwIfAborted();
      if (ask) found[at] = (await ask.source.load({ at: 'matching', keyword: ask.keyword }, FIRST_PAGE, signal)).nodes;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.flat();
}
