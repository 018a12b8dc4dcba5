import type { BarcodePart, CodeText, DisplayPart, QrPart } from '../grammar/index.ts';
import { words } from './designed.ts';
import type { Members } from './members.ts';

type Display = DisplayPart['display'];
type ReadDisplay = (members: Members, label: string) => Display;

const TONES = ['info', 'success', 'warning', 'error'] as const;

/** Parts without a value by its name in designs. @source forms §3 */
export const DISPLAYS: Readonly<Record<string, ReadDisplay>> = {
  text: (members, label) => ({ as: 'text', text: words(members, 'content') ?? label }),
  JNPFText: (members, label) => ({ as: 'text', text: words(members, 'content') ?? label }),
  divider: (members) => ({ as: 'divider', text: words(members, 'content') ?? '' }),
  groupTitle: (members, label) => {
    const note = words(members, 'helpMessage') ?? words(members, 'tipLabel');
    return { as: 'title', text: words(members, 'content') ?? label, ...(note !== undefined && { note }) };
  },
  alert: (members, label) => {
    const tone = members.oneOf('type', TONES, 'info');
    const note = words(members, 'description');
    return {
      as: 'alert',
      tone: tone === 'error' ? 'danger' : tone,
      text: words(members, 'title') ?? label,
      ...(note !== undefined && { note }),
    };
  },
  link: (members, label) => ({
    as: 'link',
    text: words(members, 'content') ?? label,
    href: members.text('href', ''),
    target: members.oneOf('target', ['_self', '_blank'], '_self') === '_blank' ? 'blank' : 'self',
  }),
  button: (members, label) => ({ as: 'button', text: words(members, 'buttonText') ?? label }),
  // A frame in a form would run what it likes beside it: the way there is a link, judged as every link is.
  iframe: (members, label) => ({ as: 'link', text: label, href: members.text('href', ''), target: 'blank' }),
};

const COLOR = /^#[\da-f]{6}$/i;
const color = (members: Members, name: string) => {
  const value = members.text(name, '');
  return COLOR.test(value) ? value : undefined;
};
/** Sizes a code may have. */
const MOST_PX = 1_000;
const size = (members: Members, name: string) => {
  const value = Number(members.raw(name));
  return Number.isInteger(value) && value >= 1 && value <= MOST_PX ? value : undefined;
};

function codeText(members: Members): CodeText {
  const isStatic = members.oneOf('dataType', ['static', 'relation', 'dynamic'], 'static') !== 'relation';
  return isStatic ? { from: 'static', text: members.text('staticText', '') } : { from: 'field', field: members.text('relationField', '') };
}

/** A barcode; colours and sizes that are none have those of every barcode. @source forms §3, §9 */
export const barcode = (members: Members, label: string): BarcodePart => ({
  part: 'barcode',
  label,
  text: codeText(members),
  ...defined({
    format: members.text('format', '') || undefined,
    lineColor: color(members, 'lineColor'),
    background: color(members, 'background'),
    widthPx: size(members, 'width'),
    heightPx: size(members, 'height'),
  }),
});

/** A QR code; a dynamic one leads to the record that the form is of, once it has been saved. */
export const qrcode = (members: Members, label: string): QrPart => ({
  part: 'qr',
  label,
  text: members.text('dataType', '') === 'dynamic' ? { from: 'record', target: (read) => targetOf(read('id')) } : codeText(members),
  ...defined({
    lineColor: color(members, 'colorDark'),
    background: color(members, 'colorLight'),
    sizePx: size(members, 'size') ?? size(members, 'width'),
  }),
});

/** Only the id is the record's own; of what model and step it is, the page knows that shows the form. */
const targetOf = (id: unknown) =>
  typeof id === 'string' && id !== '' ? { id, modelId: '', modelType: '', flowId: '', processId: '', taskId: '', operationType: '' } : null;

const defined = <T extends object>(of: T): { [Name in keyof T]?: NonNullable<T[Name]> } =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as { [Name in keyof T]?: NonNullable<T[Name]> };
