import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { kindNameOf, labelOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignReference, ReferenceKind } from '@milepost/openapi/domains/design';

/** Names of the kinds of things a design names. */
export const REFERENCE_KINDS: Readonly<Record<ReferenceKind, MessageDescriptor>> = {
  dictionary: msg({ message: 'Dictionary', context: 'setting' }),
  interface: msg({ message: 'Data interface', context: 'setting' }),
  model: msg({ message: 'Form', context: 'setting' }),
  numberRule: msg`Numbering rule`,
  printTemplate: msg`Print template`,
};

/** Labels of the fields that name a thing; the form and the lists where no field does. */
export function placesOf({ at }: DesignReference, { tree }: DesignDocument): readonly (MessageDescriptor | string)[] {
  const labels = at.flatMap(({ owner }) => {
    const node = typeof owner === 'object' ? tree.nodes.get(owner.node) : undefined;
    return node ? [labelOf(node) || kindNameOf(node)] : [];
  });
  if (labels.length > 0) return [...new Set(labels)];
  return [
    ...(at.some(({ owner }) => owner === 'form') ? [msg({ message: 'Form', context: 'part of a design' })] : []),
    ...(at.some(({ owner }) => owner === 'list') ? [msg({ message: 'List', context: 'part of a design' })] : []),
    ...(at.some(({ owner }) => owner === 'appList') ? [msg({ message: 'List of the app', context: 'part of a design' })] : []),
  ];
}
