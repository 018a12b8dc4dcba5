import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { textOf, tokenText } from '@milepost/kit/engines/print-sheet';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useKit } from '@milepost/kit/kit-provider';
import { Select } from '@milepost/kit/select';
import { TextField, useTextInsertion } from '@milepost/kit/text-field';
import { Tree } from '@milepost/kit/tree';
import { CornerDownLeft } from 'lucide';
import { useState } from 'react';
import { DesignPreview } from './DesignPreview.tsx';
import type { TreeField } from './fieldTree.ts';
import type { Query } from './queries.ts';
import { useFieldTree } from './useFieldTree.ts';
import * as css from './PrintTemplate.css.ts';

const ROWS = 18;
const ROWS_READ = 8;
const PLAIN = 'plain';
const nodeOf = ({ id, label, children, name }: TreeField) => ({
  id,
  label,
  ...(children && { children }),
  ...(name !== null && { note: name === label ? '' : name }),
});

/**
 * Editor of a template: its source, beside it a tree of what can stand in it and under it the sheet. The source, as an editor of
 * formatted text has no lines and sizes of tables. @source admin §2 @reading R-654
 */
export default function TemplateField({ field, value, read, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const template = typeof value === 'string' ? value : '';
  const { inputRef, insert, onFocus } = useTextInsertion({ value: template, onChange });
  const fields = useFieldTree((read('queries') as readonly Query[] | null) ?? [], textOf(read('dbLinkId')) || '0');
  const [chosen, setChosen] = useState<TreeField | null>(null);
  const [format, setFormat] = useState(PLAIN);
  const id = read('id');
  const putIn = () => {
    if (!chosen) return;
    const token = chosen.name === null || format === PLAIN ? chosen.token : tokenText(chosen.name, format);
    insert(token);
    announcer.say(chosen.name === null ? t`Table ${{ name: chosen.label }} put in` : t`${{ word: token }} put in`);
  };
  const formats = [
    { id: PLAIN, label: t`As it is` },
    { id: 'thousands', label: t`With thousands separators` },
    { id: 'capital', label: t`Amount in Chinese capitals` },
    { id: 'barCode', label: t`Barcode` },
    { id: 'qrCode', label: t`QR code` },
    { id: 'img', label: t`Image` },
  ];
  const preview = (
    <DesignPreview
      template={template}
      pageParam={textOf(read('pageParam'))}
      tree={fields.tree}
      templateId={typeof id === 'string' && id !== '' ? id : null}
    />
  );
  const sourceOf = (rows: number) => (
    <TextField {...field} inputRef={inputRef} value={template} onChange={onChange} onLeave={onLeave} rows={rows} isCode />
  );
  // What is only looked at is the sheet first.
  if (field.use !== 'editable')
    return (
      <div className={css.column}>
        {preview}
        {sourceOf(ROWS_READ)}
      </div>
    );
  return (
    <div className={css.column} onFocus={fields.renew}>
      <div className={css.designer}>
        <div className={css.fields}>
          <div className={css.tree}>
            <Tree
              label={t`Fields of the sheet`}
              nodes={fields.tree}
              node={nodeOf}
              selectedId={chosen?.id ?? null}
              onSelect={(_, one) => setChosen(one)}
              expandedIds={fields.expandedIds}
              onExpandedChange={fields.setExpandedIds}
              state={fields.state}
            />
          </div>
          {fields.reason !== null && <p className={css.hint}>{fields.reason}</p>}
          <Select label={t`Shown as`} placeholder={t`As it is`} options={formats} value={format} onChange={setFormat} />
          <Button icon={CornerDownLeft} isDisabled={chosen === null || chosen.token === ''} onPress={putIn}>
            {chosen === null ? t`Put in` : t`Put in ${{ name: chosen.label }}`}
          </Button>
        </div>
        <div className={css.source} onFocus={onFocus}>
          {sourceOf(ROWS)}
        </div>
      </div>
      {preview}
    </div>
  );
}
