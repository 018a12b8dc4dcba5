import {
  addressPicker,
  approverPicker,
  billRulePicker,
  departmentPicker,
  dictionaryTreePicker,
  groupPicker,
  organizationPicker,
  popupUserPicker,
  positionPicker,
  printTemplatePicker,
  rolePicker,
  templatePicker,
  userOrganizationPicker,
  userPicker,
} from '@milepost/kit/tree-picker';
import type { PickerSpec } from '@milepost/kit/tree-picker';
import type { pickerFeeds } from '../../features/pickers/index.ts';
import type { Overlays } from '../../overlays/index.ts';

/** Print templates of the sandbox's seed. */
const TEMPLATES = ['533001000000000011', '533001000000000012'];

/** The pickers of trees and lists by their labels, single and multiple as forms use them. @source forms §2.1–2.5 */
export function pickerSpecs(feeds: ReturnType<typeof pickerFeeds>, { openDictionary }: Overlays): Readonly<Record<string, PickerSpec>> {
  const many = { cardinality: 'many' } as const;
  return {
    'User and organization': userOrganizationPicker(feeds.members(), many),
    Approver: approverPicker(feeds.approver()),
    'Popup user': popupUserPicker(feeds.members(), many),
    'Full user': userPicker(feeds.user(), many),
    'Full user, one': userPicker(feeds.user()),
    Organization: organizationPicker(feeds.organization(), many),
    'Only organization': organizationPicker(feeds.organization(), { onlyBelow: '-1' }),
    'Authorized department': departmentPicker(feeds.department('authorized')),
    Department: departmentPicker(feeds.department(), many),
    Position: positionPicker(feeds.position()),
    Group: groupPicker(feeds.group(), many),
    Role: rolePicker(feeds.role(), many),
    Address: addressPicker(feeds.address(), many),
    'Bill rule': billRulePicker(feeds.rule()),
    Template: templatePicker(feeds.rule()),
    'Dictionary tree': dictionaryTreePicker(feeds.dictionary(openDictionary)),
    'Print template': printTemplatePicker(feeds.print(TEMPLATES)),
    'Only print template': printTemplatePicker(feeds.print(TEMPLATES.slice(0, 1))),
  };
}
