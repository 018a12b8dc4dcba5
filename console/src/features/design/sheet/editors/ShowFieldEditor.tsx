import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { allNodes, keyOf, memberOf, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { useDesign } from '../../designer/useDesigner.ts';
import { SuggestedColumn } from './SuggestedColumn.tsx';

/** Editor of the column an attribute shows: those of the form or the interface the field it follows chooses from. */
export function ShowFieldEditor({ field, value, read, onChange }: EditProps<CustomControl>) {
  const key = textOf(read('relationField') as Json);
  const own = useDesign(({ document }) => allNodes(document.tree).find((node) => key !== '' && keyOf(node) === key)?.own ?? null);
  const modelId = textOf(memberOf(own, 'modelId'));
  return (
    <SuggestedColumn
      key={modelId === '' ? 'interface' : 'model'}
      field={field}
      feed={modelId === '' ? 'interfaceColumns' : 'modelFields'}
      of={modelId || textOf(memberOf(own, 'interfaceId'))}
      value={textOf(value as Json)}
      onChange={onChange}
    />
  );
}
