import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { FormFields, SurroundingsProvider } from '@milepost/kit/forms/render';
import { KINDS, KIND_NAMES, hasKey } from '@milepost/openapi/domains/design';
import type { KindName } from '@milepost/openapi/domains/design';
import type { Part, TableControl } from '@milepost/kit/forms/grammar';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDialogForm } from '../../resource/actions/task/useDialogForm.ts';
import { FIELDS_COMING } from '../../../lazy/index.ts';
import { placeForNew } from '../canvas/clipboard.ts';
import type { WantedField } from '../core/types.ts';
import { useDesigner } from '../designer/useDesigner.ts';
import { KIND_KEYWORDS } from '../kinds/kindKeywords.ts';
import { KIND_WORDS } from '../kinds/kindWords.ts';
import { usePinyin } from '../kinds/usePinyin.ts';
import { guessFields } from './guessFields.ts';
import * as css from './QuickFields.css.ts';

interface QuickFieldsProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** A row of the grid: a field that is wanted. */
interface WantedRow {
  readonly label: string;
  readonly kind: string | null;
  readonly isRequired: boolean;
  readonly options: string;
}
interface QuickDraft {
  readonly fields: readonly WantedRow[];
}

/** Kinds that need nothing but a name, and those that choose. */
const OFFERED: readonly KindName[] = KIND_NAMES.filter((kind) => {
  const { group } = KINDS[kind];
  return hasKey(kind) && kind !== 'table' && (group === 'basic' || group === 'people' || group === 'data' || group === 'system');
});
const [MOST_ROWS, LABEL_CHARS, OPTIONS_CHARS] = [200, 100, 2000];
/** Signs options of one cell are divided by. */
const BETWEEN = /[,，、;；\n]/u;
const WITH_OPTIONS: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'cascader', 'treeSelect']);

const optionsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(BETWEEN)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];
const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);
const nameOf = ({ label, kind }: Pick<WantedRow, 'label' | 'kind'>): string => `${label}\n${kind ?? ''}`;

/** The grid: one row for a field. @param keywordsOf what a kind is found by, beside its name */
const gridWith = (keywordsOf: (kind: KindName) => string): TableControl => ({
  part: 'control',
  kind: 'table',
  field: 'fields',
  label: msg`Fields to add`,
  add: msg`Another field`,
  addsBelow: true,
  maxRows: MOST_ROWS,
  columns: [
    { part: 'control', kind: 'text', field: 'label', label: msg`Name`, required: true, maxChars: LABEL_CHARS, minWidthPx: 180 },
    {
      part: 'control',
      kind: 'choice',
      field: 'kind',
      label: msg`Kind`,
      required: true,
      initial: 'comInput',
      minWidthPx: 160,
      options: { from: 'static', options: OFFERED.map((id) => ({ id, label: KIND_WORDS[id], keywords: keywordsOf(id) })) },
    },
    { part: 'control', kind: 'switch', field: 'isRequired', label: msg`Required`, onText: msg`Yes`, offText: msg`No` },
    {
      part: 'control',
      kind: 'text',
      field: 'options',
      label: msg`Options (with commas)`,
      maxChars: OPTIONS_CHARS,
      minWidthPx: 180,
    },
  ],
});

/** Many fields at once: names and kinds in a grid, typed, or pasted from a spreadsheet. @source designer §8.2 */
export function QuickFields(props: QuickFieldsProps) {
  const { i18n } = useLingui();
  const pinyin = usePinyin();
  const grid = useMemo(
    () => pinyin && gridWith((kind) => `${pinyin.initials(i18n._(KIND_WORDS[kind]))} ${KIND_KEYWORDS[kind] ?? ''}`),
    [pinyin, i18n],
  );
  return grid && <QuickDialog {...props} grid={grid} />;
}

function QuickDialog({ grid, onAdded, onClose }: QuickFieldsProps & { readonly grid: TableControl }) {
  const { t } = useLingui();
  const { run, state } = useDesigner();
  const { body, ...form } = useDialogForm<QuickDraft>({
    draft: { form: 'design-quick-fields', record: null },
    fields: [grid] satisfies readonly Part[],
    initial: { fields: [{ label: '', kind: 'comInput', isRequired: false, options: '' }] },
  });
  /** Guesses, for what they know beyond the cells of their rows. */
  const [guessed, setGuessed] = useState<ReadonlyMap<string, WantedField>>(new Map());

  const take = (text: string): boolean => {
    const found = guessFields(text);
    if (found.length === 0) return false;
    const rows = found.map(({ kind, label, options = [] }): WantedRow => ({ label, kind, isRequired: false, options: options.join('、') }));
    const had = form.store.snapshot().fields.filter(({ label }) => label !== '');
    setGuessed(new Map([...guessed, ...found.map((one) => [nameOf(one), one] as const)]));
    form.store.set('fields', [...had, ...rows]);
    return true;
  };
  const add = () => {
    const rows = form.store.snapshot().fields.filter(({ label }) => label.trim() !== '');
    form.store.set('fields', rows.length > 0 ? rows : form.store.snapshot().fields);
    if (!form.store.tryToSave() || rows.length === 0) return;
    const fields = rows.map(({ label, kind, isRequired, options }): WantedField => {
      const name = isKind(kind ?? '') ? (kind as KindName) : 'comInput';
      const guess = guessed.get(nameOf({ label, kind }));
      return {
        kind: name,
        label: label.trim(),
        isRequired,
        ...(WITH_OPTIONS.has(name) && options !== '' && { options: optionsOf(options) }),
        ...(guess?.settings && { settings: guess.settings }),
      };
    });
    if (!run({ do: 'addMany', fields, at: placeForNew(state()) })) return;
    form.draft.drop();
    onClose();
    onAdded();
  };
  const close = async () => {
    if (await form.guard()) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    // What is typed in a cell comes into the grid when the cell is left.
    (document.activeElement as HTMLElement | null)?.blur?.();
    add();
  };
  const count = guessed.size;
  return (
    <Dialog
      title={t`Quick fields`}
      widthPx={800}
      guard={form.guard}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void close()}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={add}>
            {t`Add the fields`}
          </Button>
        </>
      }
    >
      {form.isReady ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key that does what the button of the dialog does
        <div ref={body} className={css.body} onKeyDownCapture={onKeyDown}>
          <SurroundingsProvider value={form.surroundings}>
            <FormFields spec={form.spec} store={form.store} name="quick" onSubmit={add} />
          </SurroundingsProvider>
          <label className={css.paste}>
            <span>{t`From a spreadsheet: copy the headings with some rows below them, and paste them here`}</span>
            <textarea
              className={css.area}
              rows={2}
              value=""
              onChange={() => undefined}
              onPaste={(event) => {
                event.preventDefault();
                take(event.clipboardData.getData('text/plain'));
              }}
            />
          </label>
          <output className={css.told}>
            {count > 0 &&
              t`${plural(count, { one: '# field was taken in; correct its kind above', other: '# fields were taken in; correct their kinds above' })}`}
          </output>
          <p className={css.told}>{t`Enter in the last row makes the next one, Ctrl+Enter adds the fields.`}</p>
        </div>
      ) : (
        <output {...FIELDS_COMING} />
      )}
    </Dialog>
  );
}
