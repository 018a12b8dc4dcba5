import type { Expression } from '@milepost/openapi/domains/design/declare';
import { dictionary, feed } from '../../../resource/index.ts';
import * as records from '../index.ts';

type Calls = Readonly<Record<string, unknown>>;

/** Names code of a design may use, but for those of one declaration. */
const NAMES: Calls = { ...records, dictionary, feed, undefined: undefined };

/** Value of code: the very builders are called that the printed code calls. Words are the texts they are in the design. */
export function evaluated(of: Expression, own: Calls = {}): unknown {
  const nameOf = (name: string): unknown => {
    if (Object.hasOwn(own, name)) return own[name];
    if (Object.hasOwn(NAMES, name)) return NAMES[name];
    throw new Error(`[testing] Code of a design names ${name}, which is not there.`);
  };
  switch (of.is) {
    case 'value':
      return of.value;
    case 'words':
      return of.text;
    case 'name':
      return nameOf(of.name);
    case 'call':
      return (nameOf(of.name) as (...args: readonly unknown[]) => unknown)(...of.of.map((one) => evaluated(one, own)));
    case 'object':
      return Object.fromEntries(of.members.map(([name, member]) => [name, evaluated(member, own)]));
    case 'list':
      return of.items.flatMap((item) => (item.is === 'spread' ? (evaluated(item.of, own) as readonly unknown[]) : [evaluated(item, own)]));
    case 'spread':
    case 'hole':
      throw new Error(`[testing] ${of.is} stands in a list alone.`);
  }
}
