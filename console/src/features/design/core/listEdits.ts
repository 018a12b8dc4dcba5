import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { isList, listMadeFrom, memberOf, textOf, withMember } from '@milepost/openapi/domains/design';
import type { Json, JsonObject } from '@milepost/openapi/domains/design';
import { refused } from './placing.ts';
import * as says from './refusals.ts';
import type { DesignState, ListChange, Outcome } from './types.ts';

/** Name of an item of a list: its label, else what it is about. */
export const nameOfItem = (item: Json | undefined): string =>
  ['label', 'prop', 'fieldName', 'value'].map((name) => textOf(memberOf(item, name))).find((name) => name !== '') ?? '';

export function changeList(state: DesignState, owner: 'list' | 'appList', change: ListChange): Outcome {
  const { document, selected } = state;
  const answer = (list: JsonObject | null, message: MessageDescriptor): Outcome => ({
    document: { ...document, [owner]: list },
    selected,
    message,
  });
  if (change.change === 'make') return answer(listMadeFrom(document), msg`Made the list from the form`);
  const list = document[owner] ?? {};
  const had = memberOf(list, change.list);
  const items = isList(had) ? had : [];
  const nameAt = (at: number): string => nameOfItem(items[at]);
  const placed = (next: readonly Json[]) => withMember(list, change.list, next);
  switch (change.change) {
    case 'add': {
      const label = nameOfItem(change.item);
      return answer(placed([...items.slice(0, change.at), change.item, ...items.slice(change.at)]), msg`Added “${label}” to the list`);
    }
    case 'remove': {
      if (items[change.at] === undefined) return refused(says.NO_SUCH_ITEM);
      const label = nameAt(change.at);
      return answer(placed(items.filter((_, at) => at !== change.at)), msg`Took “${label}” out of the list`);
    }
    case 'move': {
      const item = items[change.from];
      if (item === undefined || change.to < 0 || change.to >= items.length) return refused(says.NO_SUCH_ITEM);
      const left = items.filter((_, at) => at !== change.from);
      const label = nameAt(change.from);
      return answer(placed([...left.slice(0, change.to), item, ...left.slice(change.to)]), msg`Moved “${label}” in the list`);
    }
  }
}
