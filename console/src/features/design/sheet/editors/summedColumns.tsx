import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { MultiSelect } from '@milepost/kit/select';
import { KINDS, isList, keyOf, kindNameOf, kindOfName, labelOf, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { useMemo } from 'react';
import { useDesign } from '../../designer/useDesigner.ts';
import * as setting from '../settings/builders.ts';
import type { Setting } from '../settings/types.ts';
import { useSheetNode } from '../sheetNode.ts';

/** A setting that names columns of a sub-table that hold numbers. */
export function summedColumns(name: string, label: MessageDescriptor): Setting {
  function SummedColumns({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
    const { t } = useLingui();
    const id = useSheetNode();
    const tree = useDesign(({ document }) => document.tree);
    const options = useMemo(
      () =>
        (tree.nodes.get(id)?.children ?? []).flatMap((child) => {
          const node = tree.nodes.get(child);
          const kind = node && kindOfName(kindNameOf(node));
          return node && kind && KINDS[kind].value === 'number' && keyOf(node) !== '' ? [{ id: keyOf(node), label: labelOf(node) }] : [];
        }),
      [tree, id],
    );
    return (
      <MultiSelect
        {...field}
        options={options}
        placeholder={t`Choose columns`}
        value={isList(value) ? value.map((one: Json) => textOf(one)) : []}
        onChange={(next) => {
          onChange(next);
          onLeave();
        }}
      />
    );
  }
  return setting.custom(name, label, SummedColumns);
}
