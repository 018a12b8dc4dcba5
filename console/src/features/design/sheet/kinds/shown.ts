import { msg } from '@lingui/core/macro';
import { memberOf } from '@milepost/openapi/domains/design';
import { AddressEditor } from '../editors/AddressEditor.tsx';
import { fieldChoice } from '../editors/fieldChoice.tsx';
import * as setting from '../settings/builders.ts';
import * as common from '../settings/common.ts';
import { hyphened, own } from '../settings/at.ts';
import { sheet, shownSheet } from '../settings/sections.ts';
import type { Setting } from '../settings/types.ts';

const SIDES = {
  left: msg({ message: 'At the start', context: 'position' }),
  center: msg({ message: 'In the middle', context: 'position' }),
  right: msg({ message: 'At the end', context: 'position' }),
};
const content = (rows = 1) =>
  setting.text('content', msg({ message: 'Content', context: 'setting' }), { isOfOne: true }, { rows, maxChars: 2000 });
const position = setting.choice('contentPosition', msg`Position of the text`, SIDES, { at: hyphened('content-position') });
const href = setting.custom('href', msg({ message: 'Address', context: 'link' }), AddressEditor);
const colour = (name: string, label: ReturnType<typeof msg>): Setting => ({
  ...setting.text(name, label),
  control: { part: 'control', kind: 'color', id: name, field: name, label },
});
/** Text of a code: fixed, that of a field, or the record itself. */
const codeText = (hasRecord: boolean) => [
  setting.choice(
    'dataType',
    msg`The code holds`,
    {
      static: msg({ message: 'A fixed text', context: 'code' }),
      relation: msg({ message: 'The value of a field', context: 'code' }),
      ...(hasRecord && { dynamic: msg({ message: 'The record itself', context: 'code' }) }),
    },
    { usual: 'static' },
  ),
  setting.when(setting.text('staticText', msg({ message: 'Text', context: 'code' }), { isOfOne: true }), ['dataType', 'static']),
  setting.when(fieldChoice('relationField', msg({ message: 'Field', context: 'setting' }), {}), ['dataType', 'relation']),
];

/** Sheets of what only shows something. @source designer §8.1 */
export const shown = {
  text: sheet({
    basics: [content(3), common.span, common.hidden],
    look: [setting.choice('textAlign', msg`Position of the text`, SIDES, { at: own('textStyle', 'text-align') })],
    rights: [common.terminals],
    advanced: [common.nameInDesigner, common.note],
  }),
  divider: shownSheet([content(), position]),
  groupTitle: shownSheet([content(), setting.text('helpMessage', msg({ message: 'Tip', context: 'setting' })), position]),
  alert: shownSheet([
    setting.text('title', msg({ message: 'Content', context: 'setting' }), { isOfOne: true }),
    setting.text('description', msg`Description below`, { isOfOne: true }, { rows: 2, maxChars: 2000 }),
    setting.choice(
      'type',
      msg({ message: 'Tone', context: 'notice' }),
      {
        info: msg({ message: 'Information', context: 'notice' }),
        success: msg({ message: 'Success', context: 'notice' }),
        warning: msg({ message: 'Warning', context: 'notice' }),
        error: msg({ message: 'Error', context: 'notice' }),
      },
      { usual: 'info' },
    ),
    [setting.toggle('closable', msg`Can be closed`), setting.toggle('showIcon', msg`With a sign`, { at: hyphened('show-icon') })],
  ]),
  link: shownSheet([
    content(),
    href,
    setting.choice(
      'target',
      msg({ message: 'Opens in', context: 'link' }),
      { _self: msg({ message: 'This window', context: 'link' }), _blank: msg({ message: 'A window of its own', context: 'link' }) },
      { usual: '_self' },
    ),
  ]),
  button: shownSheet([
    setting.text('buttonText', msg`Text of the button`, { isOfOne: true }),
    setting.choice('align', msg`Position of the button`, SIDES),
  ]),
  qrcode: shownSheet([
    ...codeText(true),
    setting.whole('size', msg`Size in px`, [1, 1000], {
      at: (json) => (memberOf(json, 'size') === undefined && memberOf(json, 'width') !== undefined ? ['width'] : ['size']),
    }),
    [
      colour('colorDark', msg({ message: 'Colour of the signs', context: 'code' })),
      colour('colorLight', msg({ message: 'Background', context: 'code' })),
    ],
  ]),
  barcode: shownSheet([
    ...codeText(false),
    setting.choice('format', msg({ message: 'Kind of barcode', context: 'setting' }), {
      code128: msg`Code 128`,
      ean13: msg`EAN-13`,
      ean8: msg`EAN-8`,
      ean5: msg`EAN-5`,
      ean2: msg`EAN-2`,
      upc: msg`UPC-A`,
      upce: msg`UPC-E`,
      code39: msg`Code 39`,
      itf: msg`ITF`,
      itf14: msg`ITF-14`,
      msi: msg`MSI`,
      pharmacode: msg`Pharmacode`,
      codabar: msg`Codabar`,
    }),
    [setting.whole('width', msg`Width of a bar in px`, [1, 1000]), setting.whole('height', msg`Height in px`, [1, 1000])],
    [
      colour('lineColor', msg({ message: 'Colour of the signs', context: 'code' })),
      colour('background', msg({ message: 'Background', context: 'code' })),
    ],
  ]),
  iframe: shownSheet([href, setting.whole('height', msg`Height in px`, [1, 5000])]),
} as const;
