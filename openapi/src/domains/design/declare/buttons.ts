import { isOn } from '../../../rules/index.ts';
import type { ListConfig } from '../../model/index.ts';
import { readScript } from '../rules/index.ts';

/** A button of a design: its words, and the right it needs. */
export interface CompiledButton {
  /** Words somebody gave it; empty for those designs have from the start. @reading R-950 */
  readonly label: string;
  /** Code of the right. @source shell §6 */
  readonly code: string;
}

/** Buttons of a list that the engine knows, by their names in designs. @source forms §7 */
export interface CompiledButtons {
  readonly head: Partial<Readonly<Record<HeadButton, CompiledButton>>>;
  readonly row: Partial<Readonly<Record<RowButton, CompiledButton>>>;
}

const HEAD = ['add', 'download', 'upload', 'batchRemove', 'batchPrint'] as const;
const ROW = ['edit', 'remove', 'detail'] as const;
export type HeadButton = (typeof HEAD)[number];
export type RowButton = (typeof ROW)[number];

/** Words a button has in a design nobody has named it in: they say what it does, in the language of the designer. @reading R-950 */
const USUAL_WORDS: Readonly<Record<HeadButton | RowButton, readonly string[]>> = {
  add: ['新增', '新建', '添加'],
  download: ['导出'],
  upload: ['导入'],
  batchRemove: ['批量删除'],
  batchPrint: ['批量打印'],
  edit: ['编辑'],
  remove: ['删除'],
  detail: ['详情'],
};

/** Words somebody gave a button; empty where they are those it has from the start. @param name of the button in its design @reading R-950 */
export const ownLabelOf = (name: string, label: string): string => {
  const usual = Object.hasOwn(USUAL_WORDS, name) ? USUAL_WORDS[name as HeadButton | RowButton] : [];
  return usual.includes(label.replaceAll(/\s/gu, '')) ? '' : label.trim();
};

const buttonsIn = <Name extends HeadButton | RowButton>(names: readonly Name[], designed: ListConfig['btnsList']) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const button = designed.find(({ value }) => value === name);
      return button ? [[name, { label: ownLabelOf(name, button.label), code: `btn_${name}` }]] : [];
    }),
  ) as Partial<Record<Name, CompiledButton>>;

/** Buttons of a design; those nobody knows are left out. */
export const buttonsOf = ({ btnsList, columnBtnsList }: ListConfig): CompiledButtons => ({
  head: buttonsIn(HEAD, btnsList),
  row: buttonsIn(ROW, columnBtnsList),
});

/** Effect of a button a design has made itself. @source forms §7 */
export type CustomEffect =
  /** Opens the form of another model for a new record, which begins with values of the row. */
  | {
      readonly kind: 'form';
      readonly modelId: string;
      readonly title: string;
      readonly copiedFields: readonly (readonly [from: string, to: string])[];
    }
  /** Asks a data interface, after a question where there is one; parameters are values of the row, or fixed. */
  | {
      readonly kind: 'interface';
      readonly interfaceId: string;
      readonly confirm: string | null;
      readonly parameters: readonly { readonly name: string; readonly from: string | null; readonly value: unknown }[];
    }
  /** Runs a script that says something and does nothing else. @reading R-846 */
  | { readonly kind: 'notify'; readonly notices: readonly ButtonNotice[] }
  /** Runs a script, which nobody does here. */
  | { readonly kind: 'script' };

/** A sentence a button shows, as the design has it. */
export interface ButtonNotice {
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
}

/** A button of a row that a design has made itself. */
export interface CustomButton extends CompiledButton {
  readonly id: string;
  readonly effect: CustomEffect;
}

type Members = Readonly<Record<string, unknown>>;
const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
/** A text; ids may be numbers. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const listIn = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);

/** Kinds of custom buttons as designs number them. @source forms §7 */
const KIND = { form: 1, script: 2, interface: 3 } as const;
const MOST = 50;

/** Sentences of a script that says something and does nothing else; none of any other. */
function noticesOf(script: string): readonly ButtonNotice[] {
  const effects = readScript(script, { own: null, fields: new Set() }) ?? [];
  const notices = effects.flatMap((effect): readonly ButtonNotice[] => {
    if (effect.do !== 'say' || !('value' in effect.text) || typeof effect.text.value !== 'string') return [];
    return [{ text: effect.text.value, tone: effect.tone }];
  });
  return notices.length === effects.length ? notices : [];
}

function effectOf(event: Members): CustomEffect {
  const kind = Number(event['btnType']);
  const modelId = textOf(event['modelId']);
  const interfaceId = textOf(event['interfaceId']);
  if (kind === KIND.form && modelId !== '') {
    const copiedFields = listIn(event['formOptions']).map(({ currentField, field }) => [textOf(currentField), textOf(field)] as const);
    return {
      kind: 'form',
      modelId,
      title: textOf(event['popupTitle']),
      copiedFields: copiedFields.filter(([from, to]) => from !== '' && to !== ''),
    };
  }
  if (kind === KIND.interface && interfaceId !== '') {
    const parameters = listIn(event['templateJson']).map(({ field, relationField, defaultValue }) => ({
      name: textOf(field),
      from: textOf(relationField) || null,
      value: defaultValue ?? '',
    }));
    return { kind: 'interface', interfaceId, confirm: isOn(event['useConfirm']) ? textOf(event['confirmTitle']) : null, parameters };
  }
  const notices = kind === KIND.script ? noticesOf(textOf(event['func'])) : [];
  return notices.length > 0 ? { kind: 'notify', notices } : { kind: 'script' };
}

/** Buttons of the rows that a design has made itself, in their order. */
export const customButtonsOf = ({ customBtnsList }: Pick<ListConfig, 'customBtnsList'>): readonly CustomButton[] =>
  customBtnsList
    .slice(0, MOST)
    .filter(({ value }) => value !== '')
    .map(({ value, label, event }) => ({ id: value, label: label || value, code: value, effect: effectOf(membersOf(event)) }));
