import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { textOf } from '@milepost/openapi/domains/design';
import type { JsonObject } from '@milepost/openapi/domains/design';
import { shapeOf } from './listSheet.ts';

const isEmpty = (list: JsonObject, name: string): boolean => textOf(list[name]) === '';

/**
 * Members the shape of a list lacks beside the problems every list is checked for: where its tree comes from.
 * @param hasTree true where a tree can be made of what the design says
 */
export function shapeLacks(list: JsonObject, hasTree: boolean): readonly MessageDescriptor[] {
  if (shapeOf(list) !== '2') return [];
  const source = textOf(list['treeDataSource']);
  if (source === '') return [msg`The tree at the left has no source: choose what it is made of`];
  if (source === 'dictionary' && isEmpty(list, 'treeDictionary')) return [msg`The tree at the left has no dictionary: choose one`];
  if (source === 'api' && isEmpty(list, 'treePropsUrl')) return [msg`The tree at the left has no data interface: choose one`];
  if (source === 'formField' && !isEmpty(list, 'treeRelation') && !hasTree)
    return [msg`The field of the tree at the left is chosen from no list: choose another field, or another source`];
  return [];
}
