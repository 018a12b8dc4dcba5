import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { foundMessage } from '../../primitives/list-results/messages.ts';
import type { PastedCounts, PickerSurfaceMessages } from './messageTypes.ts';

function pastedText(i18n: I18n, { found, missing, several }: PastedCounts): string {
  const said = [
    i18n._(msg`Found ${{ count: found }}`),
    missing > 0 && i18n._(msg`not found: ${{ missing }}`),
    several > 0 && i18n._(msg`several people, say which: ${{ several }}`),
  ];
  return said.filter(Boolean).join(i18n._(msg({ message: ', ', context: 'between parts' })));
}

/** Sentences of what a picker opens, from a catalogue. */
export const pickerSurfaceMessages = (i18n: I18n): PickerSurfaceMessages => ({
  chosen: (name) => i18n._(msg`Selected ${{ name }}`),
  selected: (name, count) => i18n._(msg`Selected ${{ name }}, ${{ count }} in all`),
  deselected: (name, count) => i18n._(msg`Deselected ${{ name }}, ${{ count }} in all`),
  selectedMany: (chosen, count) => i18n._(msg`Selected ${{ chosen }}, ${{ count }} in all`),
  selectedLoaded: (chosen) => i18n._(msg`Selected the ${{ chosen }} that are loaded`),
  selectedToEnd: (chosen) => i18n._(msg`Selected ${{ chosen }} (loaded part)`),
  selectedBranch: (chosen, name, count) => i18n._(msg`Selected ${{ chosen }} of ${{ name }}, ${{ count }} in all`),
  removed: (name, left) =>
    left === 0 ? i18n._(msg`Removed ${{ name }}, nothing left`) : i18n._(msg`Removed ${{ name }}, ${{ left }} left`),
  cleared: i18n._(msg`Cleared. Ctrl+Z brings it back.`),
  restored: (count) => i18n._(msg`Brought back, ${{ count }} in all`),
  nothing: i18n._(msg`Nothing chosen`),
  tooMany: (max) => i18n._(msg`At most ${{ max }} can be chosen`),
  empty: i18n._(msg`Choose something first`),
  notAccepted: i18n._(msg`None of these can be chosen here`),
  readOnly: i18n._(msg`This field can only be read`),
  disabled: i18n._(msg`Disabled, cannot be chosen`),
  refused: (isSingle) => (isSingle ? i18n._(msg`This cannot be chosen here`) : i18n._(msg`This cannot be chosen here, open it`)),
  unknown: (id) => i18n._(msg`Unknown (${{ id }})`),
  loading: i18n._(msg`Loading…`),
  people: (count) => i18n._(msg`${plural(count, { one: '# person', other: '# people' })}`),
  branch: (count) =>
    count === undefined
      ? i18n._(msg`Choose the whole department`)
      : i18n._(msg`Choose the whole department (${plural(count, { one: '# person', other: '# people' })})`),
  branchOf: (action, name) => i18n._(msg`${{ action }}: ${{ name }}`),
  branchFailed: (name) => i18n._(msg`The people of ${{ name }} did not load. Try again.`),
  chosenList: i18n._(msg`Chosen`),
  searchChosen: i18n._(msg`Search in what is chosen`),
  pasted: (counts) => pastedText(i18n, counts),
  pasteFailed: i18n._(msg`The names were not looked up. Try again.`),
  found: foundMessage(i18n),
});
