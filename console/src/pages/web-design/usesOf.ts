import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { modelOperations } from '@milepost/openapi/operations';
import { defineUses, kindColumns } from '../../features/resource/index.ts';

const KINDS = {
  menu: msg`Entry of the menu`,
  model: msg`Designed form or list`,
  flow: msg({ message: 'Flow', context: 'design' }),
  portal: msg`Portal`,
  printTemplate: msg`Print template`,
  dataInterface: msg`Data interface`,
};

/** Names of one kind, with the count where there are more. */
const among =
  (one: (names: string) => MessageDescriptor, more: (count: number, names: string) => MessageDescriptor) =>
  (count: number, names: string, isMore: boolean) =>
    isMore ? more(count, names) : one(names);

/** Everything that names a design, and stops working without it. @source admin §7 @reading R-842 */
export const { usesOf, usedBy } = defineUses({
  id: 'modelUse',
  source: 'admin §7',
  operations: modelOperations,
  codecs: modelCodecs,
  call: 'listModelUses',
  emptyText: msg`Nothing names it`,
  columns: kindColumns(msg`Kind`, KINDS),
  summary: {
    menu: among(
      (names) => msg`It is in the menu as ${names}.`,
      (count, names) => msg`It is in the menu in ${plural(count, { one: '# place', other: '# places' })}, as ${names} among them.`,
    ),
    model: among(
      (names) => msg`Forms and lists refer to it: ${names}.`,
      (count, names) =>
        msg`${plural(count, { one: '# form or list refers to it', other: '# forms and lists refer to it' })}, ${names} among them.`,
    ),
    flow: among(
      (names) => msg`Flows are launched with it: ${names}.`,
      (count, names) =>
        msg`${plural(count, { one: '# flow is launched with it', other: '# flows are launched with it' })}, ${names} among them.`,
    ),
    portal: among(
      (names) => msg`Portals show it: ${names}.`,
      (count, names) => msg`${plural(count, { one: '# portal shows it', other: '# portals show it' })}, ${names} among them.`,
    ),
    printTemplate: among(
      (names) => msg`Print templates name it: ${names}.`,
      (count, names) =>
        msg`${plural(count, { one: '# print template names it', other: '# print templates name it' })}, ${names} among them.`,
    ),
    dataInterface: among(
      (names) => msg`Data interfaces name it: ${names}.`,
      (count, names) =>
        msg`${plural(count, { one: '# data interface names it', other: '# data interfaces name it' })}, ${names} among them.`,
    ),
  },
});
