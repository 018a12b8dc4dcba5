import { msg } from '@lingui/core/macro';
import { memberOf } from '@milepost/openapi/domains/design';
import { ParametersEditor } from '../options/ParametersEditor.tsx';
import { interfaceChoice } from '../editors/interfaceChoice.tsx';
import { summedColumns } from '../editors/summedColumns.tsx';
import * as setting from '../settings/builders.ts';
import * as common from '../settings/common.ts';
import { hyphened, own } from '../settings/at.ts';
import { sheet } from '../settings/sections.ts';
import type { Sections } from '../settings/sections.ts';
import type { SettingRow } from '../settings/types.ts';
import { OF_INTERFACE, columns, fillings, pages, popup } from './rowSettings.ts';

const layout = (basics: Sections['basics'] = [], more: Sections = {}) =>
  sheet({
    basics: [...basics, common.span, common.hidden],
    rights: [common.terminals],
    advanced: [...(basics.includes(common.label) ? [] : [common.nameInDesigner]), common.note],
    ...more,
  });

const ADDS = {
  0: msg({ message: 'An empty row', context: 'sub-table' }),
  1: msg({ message: 'Rows chosen from a data interface', context: 'sub-table' }),
};
const chosen = (name: string) => ({ at: own('addTableConf', name) });
const CHOSEN = ['addType', '1'] as const;
const whenChosen = (rows: readonly SettingRow[]): readonly SettingRow[] =>
  rows.map((row) => ('name' in row ? setting.when(row, CHOSEN) : [setting.when(row[0], CHOSEN), setting.when(row[1], CHOSEN)]));

/** Sheets of layouts. @source designer §8.1 */
export const layouts = {
  row: layout(),
  card: layout([setting.text('header', msg({ message: 'Title', context: 'setting' }), { isOfOne: true })], {
    look: [
      setting.choice('shadow', msg({ message: 'Shadow', context: 'card' }), {
        always: msg({ message: 'Always', context: 'card' }),
        hover: msg({ message: 'Under the pointer', context: 'card' }),
        never: msg({ message: 'Never', context: 'card' }),
      }),
    ],
  }),
  tab: layout([common.label], {
    look: [
      setting.choice(
        'tabPosition',
        msg`Position of the tabs`,
        {
          top: msg({ message: 'Above', context: 'tabs' }),
          left: msg({ message: 'At the start', context: 'tabs' }),
          right: msg({ message: 'At the end', context: 'tabs' }),
          bottom: msg({ message: 'Below', context: 'tabs' }),
        },
        { at: hyphened('tab-position') },
      ),
      setting.choice(
        'type',
        msg({ message: 'Look of the tabs', context: 'tabs' }),
        {
          card: msg({ message: 'Cards', context: 'tabs' }),
          'border-card': msg({ message: 'Cards with a border', context: 'tabs' }),
        },
        undefined,
        { placeholder: msg({ message: 'Plain', context: 'tabs' }) },
      ),
    ],
  }),
  collapse: layout([common.label], { own: [setting.toggle('accordion', msg`One is open at a time`)] }),
  tableGrid: layout([common.label]),
  table: sheet({
    basics: [common.label, common.tip, common.span, [common.required, common.hidden]],
    look: [[common.showsLabel, common.disabled]],
    own: [
      setting.text('actionText', msg`Text of the button`, { isOfOne: true }),
      setting.toggle('showSummary', msg`Show sums`, {
        at: (json) => [memberOf(json, 'show-summary') === undefined ? 'showSummary' : 'show-summary'],
      }),
      setting.when(summedColumns('summaryField', msg`Columns that are added up`), ['showSummary', true]),
    ],
    source: [
      setting.choice('addType', msg`Adding a row adds`, ADDS, { usual: '0', isNumber: true }),
      setting.when(interfaceChoice('interfaceId', 'interfaceName', chosen('interfaceId')), CHOSEN),
      setting.when(
        setting.custom('templateJson', msg({ message: 'Parameters', context: 'interface' }), ParametersEditor, chosen('templateJson'), {
          reads: ['interfaceId'],
        }),
        CHOSEN,
      ),
      setting.when(columns(OF_INTERFACE, chosen('columnOptions')), CHOSEN),
      setting.when(fillings(chosen('relationOptions')), CHOSEN),
      ...whenChosen([pages(chosen), ...popup(chosen)]),
    ],
    rights: [common.terminals],
    advanced: [common.key, common.note],
  }),
} as const;

const item = sheet({
  basics: [setting.text('title', msg({ message: 'Title', context: 'setting' }), { isOfOne: true })],
  advanced: [setting.text('name', msg({ message: 'Key', context: 'setting' }), { isOfOne: true })],
});
/** Sheets of parts of layouts. */
export const items = {
  tabItem: item,
  collapseItem: item,
  tableGridTr: [],
  tableGridTd: [],
} as const;
