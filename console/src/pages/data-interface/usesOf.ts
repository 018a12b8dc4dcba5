import { msg, plural } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
import { choiceColumn, codeColumn, defineResource, nameColumn } from '../../features/resource/index.ts';
import type { AnyRow, Effects } from '../../features/resource/index.ts';

const KINDS = {
  model: msg`Designed form or list`,
  flow: msg({ message: 'Flow', context: 'design' }),
  portal: msg`Portal`,
  printTemplate: msg`Print template`,
};
/** Designs a sentence names; the list has all. */
const NAMED = 3;

/** Designs that name a data interface, before it is changed or taken away. @source admin §2 @reading R-703 */
export const usesOf = ({ id, fullName }: { readonly id: string; readonly fullName: string }) => {
  const many = msg`Used by: ${fullName}`;
  return defineResource({
    id: `dataInterfaceUse-${id}`,
    source: 'admin §2',
    operations: dataInterfaceOperations,
    codecs: dataInterfaceCodecs,
    words: { many, add: many, edit: many, none: msg`No design names it` },
    list: {
      shape: 'whole',
      call: 'listDataInterfaceUsages',
      args: () => ({ path: { id } }),
      columns: [
        nameColumn('fullName'),
        choiceColumn('type', msg`Kind`, KINDS, { narrow: 'meta', width: { flex: 2, minPx: 120, mostPx: 220 } }),
        codeColumn('enCode'),
      ],
    },
  });
};

/** Designs that stop getting rows with it: how many, and the first of them. @source admin §8 @reading R-703 */
export const usedBy: Effects<AnyRow> = async ({ id }, { client }, signal) => {
  const { data } = await bindOperations(client, dataInterfaceOperations).listDataInterfaceUsages({ path: { id } }, { signal });
  const uses = data ? dataInterfaceCodecs.listDataInterfaceUsages.data.decode(data) : [];
  if (uses.length === 0) return [];
  const count = uses.length;
  const names = uses
    .slice(0, NAMED)
    .map(({ fullName }) => `“${fullName}”`)
    .join(' ');
  return count > NAMED
    ? [msg`${plural(count, { one: '# design names it', other: '# designs name it' })}, ${names} among them.`]
    : [msg`${plural(count, { one: '# design names it', other: '# designs name it' })}: ${names}.`];
};
