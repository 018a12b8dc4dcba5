import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useSurroundings, useText } from '@milepost/kit/forms/render';
import { Select } from '@milepost/kit/select';
import { textOf, withValueAt } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { useMemo } from 'react';
import { useDesign, useDesigner } from '../../designer/useDesigner.ts';
import * as setting from '../settings/builders.ts';
import type { Setting } from '../settings/types.ts';
import { useOwn, useSheetNode } from '../sheetNode.ts';

const NONE = {};

/** A setting that names a data interface. Its name, which other tools show, is written beside its id. @param nameMember member that holds the name */
export function interfaceChoice(name: string, nameMember: string, more?: Partial<Pick<Setting, 'at'>>): Setting {
  const label = msg({ message: 'Data interface', context: 'setting' });
  function InterfaceChoice({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
    const { t } = useLingui();
    const text = useText();
    const designer = useDesigner();
    const node = useSheetNode();
    const own = useOwn();
    const dialect = useDesign(({ document }) => document.dialect);
    const { options: arriving, state } = useSurroundings().useOptions('interfaces', NONE);
    const options = useMemo(() => arriving.map((option) => ({ ...option, label: text(option.label) })), [arriving, text]);
    const choose = (id: string) => {
      const path = made.at(own, dialect);
      const named = [...path.slice(0, -1), nameMember];
      const next = withValueAt(withValueAt(own, path, id), named, options.find((one) => one.id === id)?.label ?? '');
      designer.run({ do: 'set', target: { node }, path: [], value: next });
      onLeave();
    };
    return (
      <Select
        {...field}
        options={options}
        state={state}
        placeholder={t`Choose a data interface`}
        value={textOf(value as Json) || null}
        onChange={choose}
        onClear={() => onChange(null)}
      />
    );
  }
  const made = setting.custom(name, label, InterfaceChoice, more);
  return made;
}
