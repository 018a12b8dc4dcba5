// Shapes that rows of the closed format may have: area, kind of the input, verdicts. A row of another shape is a mistake of its file.
import { isLater, shapeOf, type HostileRow } from './rows.ts';

const AREAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sanitiser: { html: 'sanitised capped', message: 'text', chat: 'text rejected' },
  'print-template': { template: 'text sanitised value capped', docName: 'value' },
  redirect: { value: 'allowed rejected', query: 'allowed rejected' },
  link: {
    externalLink: 'allowed rejected',
    linkWidget: 'allowed rejected interstitial',
    menu: 'allowed rejected',
    download: 'allowed rejected',
    propsUrl: 'allowed rejected',
    preview: 'allowed rejected',
  },
  'api-path': { path: 'encoded rejected', commaList: 'encoded rejected' },
  calculate: { expression: 'value error-value', fields: 'value error-value', cycle: 'value error-value' },
  regList: { pattern: 'value fallback rejected capped' },
  'config-json': {
    propertyJson: 'allowed default rejected',
    formData: 'allowed default rejected fallback capped',
    control: 'allowed default rejected fallback',
    fieldList: 'allowed default rejected',
    menuList: 'allowed rejected',
    record: 'allowed rejected',
  },
  spreadsheet: { import: 'value rejected', export: 'value', importFailures: 'value' },
  upload: {
    name: 'value allowed rejected text',
    file: 'rejected',
    chunk: 'rejected',
    hook: 'rejected',
    select: 'rejected',
    bdd: 'rejected',
    chunkAnswer: 'value',
    steps: 'rejected value separate',
  },
  envelope: { answer: 'error empty login message text value capped' },
  websocket: { frames: 'ignored text value reload login closed default', open: 'rejected login', silent: 'reconnect' },
  input: {
    number: 'value',
    barcode: 'rejected',
    qr: 'rejected',
    chat: 'rejected',
    keyword: 'encoded capped',
    menuSearch: 'value',
    clock: 'value',
  },
  session: {
    steps: 'path confirm rejected ignored default capped text value',
    compare: 'same',
    permission: 'value',
    token: 'allowed rejected',
  },
  cli: { run: 'rejected text value allowed' },
};

/** Every shape of the format, each as a row without content. */
export const shapesOfFormat: readonly HostileRow[] = Object.entries(AREAS).flatMap(([area, kinds]) =>
  Object.entries(kinds).flatMap(([kind, verdicts]) =>
    verdicts.split(' ').map((verdict) => ({ area, id: '', input: { kind }, expected: { verdict } })),
  ),
);

const known: ReadonlySet<string> = new Set(shapesOfFormat.map(shapeOf));
/** True for a shape the format knows; a row of any other one is a failure, built or not. */
export const isOfFormat = (row: HostileRow): boolean => known.has(shapeOf(row));

/** Shapes somebody must run: those of parts that are built. */
export const builtShapes: ReadonlySet<string> = new Set(shapesOfFormat.filter((row) => !isLater(row)).map(shapeOf));
