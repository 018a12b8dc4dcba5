/** Names of the pickers a field of a form or a filter may name. */
export type PickerName =
  | 'user'
  | 'person'
  | 'worker'
  | 'head'
  | 'delegate'
  | 'organization'
  | 'organizationId'
  | 'department'
  | 'position'
  | 'role'
  | 'group'
  | 'area'
  | 'member'
  | 'dictionary'
  | 'design'
  | 'portal';
