import { useLingui } from '@lingui/react/macro';
import { TextField } from '@milepost/kit/text-field';
import { kindNameOf, labelOf } from '@milepost/openapi/domains/design';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { kindWord } from '../kinds/kindWords.ts';

/** Settings of what is chosen. */
export function SheetPane() {
  const { i18n, t } = useLingui();
  const { run } = useDesigner();
  const node = useDesign(({ document, selected }) => document.tree.nodes.get(selected.at(-1) ?? ''));
  if (!node) return null;
  return (
    <div style={{ padding: 12 }}>
      <h2>{i18n._(kindWord(kindNameOf(node)))}</h2>
      <TextField
        label={t`Label`}
        value={labelOf(node)}
        onChange={(value) => void run({ do: 'set', target: { node: node.id }, path: ['__config__', 'label'], value })}
      />
    </div>
  );
}
