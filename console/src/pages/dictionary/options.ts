import type { SelectOption } from '@milepost/kit/select';
import type { Option } from '@milepost/openapi/domains/dictionary';

/** Placeholder of the wire for "leave nothing out". @source admin §7 */
export const NOBODY = '0';

/** A tree of records as the flat list a select shows: each parent before its children, with the way down to it. */
export function treeOptions(options: readonly Option[], path: readonly string[] = []): SelectOption[] {
  return options.flatMap((option) => {
    const own = [...path, option.fullName];
    return [{ id: option.id, label: option.fullName, path: own, depth: path.length }, ...treeOptions(option.children, own)];
  });
}
