import { memberOf, textOf } from '@milepost/openapi/domains/design';
import type { ChangedPlace, DesignChange, Json, ListItem } from '@milepost/openapi/domains/design';

const MOST_CHARS = 60;
const ITEMS: Readonly<Record<ListItem, string>> = {
  column: 'column',
  filter: 'filter',
  button: 'button above the list',
  rowButton: 'button of the rows',
  ownButton: 'own button',
  condition: 'condition',
};

const valueText = (of: Json | undefined): string => {
  if (of === undefined || of === null || of === '') return 'none';
  const text = typeof of === 'object' ? JSON.stringify(of) : String(of);
  return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text;
};
const placeText = ({ into, after }: ChangedPlace): string => {
  const where = into === null ? '' : ` in “${into}”`;
  return after === null ? `${where} at the beginning` : `${where} after “${after}”`;
};
/** Words of a setting by its name: `maxLength` is max length. */
const settingText = (setting: string): string => setting.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
const ruleText = (rule: Json): string => textOf(memberOf(rule, 'id')) || valueText(rule);
const ofText = (of: string, label: string): string => (label === '' ? `the ${of}` : of === 'field' ? `“${label}”` : `the ${of} “${label}”`);

/** A difference as people read it: what came, went, moved or is another by now. @source designer Appendix E */
export function changeSentence(change: DesignChange): string {
  switch (change.change) {
    case 'fieldAdded':
      return `field “${change.label}” (${change.kind}) added${placeText(change.place)}`;
    case 'fieldRemoved':
      return `field “${change.label}” (${change.kind}) ${change.isRetired ? 'retired, its values stay' : 'taken out'}`;
    case 'fieldMoved':
      return `“${change.label}” moved${placeText(change.to)}`;
    case 'labelChanged':
      return `“${change.from}” is now “${change.to}”`;
    case 'keyChanged':
      return `key of “${change.label}”: ${change.from} → ${change.to}`;
    case 'kindChanged':
      return `“${change.label}” turned from ${change.from} to ${change.to}`;
    case 'settingChanged':
      return `${settingText(change.setting)} of ${ofText(change.of, change.label)}: ${valueText(change.from)} → ${valueText(change.to)}`;
    case 'settingsChanged':
      return `other settings of ${ofText(change.of, change.label)}: ${change.count}`;
    case 'listItemAdded':
      return `${ITEMS[change.item]} “${change.label}” added`;
    case 'listItemRemoved':
      return `${ITEMS[change.item]} “${change.label}” taken out`;
    case 'listItemMoved':
      return `${ITEMS[change.item]} “${change.label}” is number ${change.at} now`;
    case 'ruleAdded':
      return `rule added: ${ruleText(change.rule)}`;
    case 'ruleRemoved':
      return `rule taken out: ${ruleText(change.rule)}`;
    case 'ruleChanged':
      return `rule changed: ${ruleText(change.rule)}`;
    case 'factChanged':
      return `${settingText(change.fact)} of the design: ${valueText(change.from)} → ${valueText(change.to)}`;
    case 'listMade':
      return 'a list was made';
    case 'listDropped':
      return 'the list was taken away';
    case 'appListChanged':
      return 'the list of the app changed';
    case 'flowChanged':
      return 'the approval flow changed';
    case 'tablesChanged':
      return 'the tables of the database changed';
  }
}
