import type { RecordSource } from '../../grammar/index.ts';
import type { ReadControl } from '../../config/designed.ts';
import type { Members } from '../../config/members.ts';
import type { Dialect } from '../dialectOf.ts';
import { parseAutoComplete } from '../../config/parseAutoComplete.ts';
import { parsePopupSelect } from '../../config/parsePopupSelect.ts';
import { parsePopupTableSelect } from '../../config/parsePopupTableSelect.ts';
import { columnName } from '../../config/rows.ts';
import { parseAttribute, parseRelationForm } from '../../config/parseRelationForm.ts';

const MOST_FILLED = 200;

/** Fields that take over columns of what is chosen. @reading R-967 */
const fillsOf = (members: Members) =>
  members
    .objects('transferList', MOST_FILLED, (item) => ({
      field: columnName(item, 'sourceValue', ''),
      column: columnName(item, 'targetField', ''),
    }))
    .filter(({ field, column }) => field !== '' && column !== '');

/** A field over rows of elsewhere, whose configuration has a parser of its own. */
const over =
  (read: (members: Members) => RecordSource | undefined): ReadControl =>
  (members, base) => {
    const source = read(members);
    const fills = fillsOf(members);
    // The whole control is refused then; nobody sees this one.
    return source ? { ...base, kind: 'record', source, ...(fills.length > 0 && { fills }) } : { ...base, kind: 'unknown', name: '' };
  };

const sourced =
  <C>(
    parse: (raw: unknown, dialect: Dialect) => Parameters<Members['take']>[0],
    of: (config: C) => RecordSource,
  ): ((members: Members) => RecordSource | undefined) =>
  (members) => {
    const config = members.take(parse(members.all(), members.dialect));
    return config === undefined ? undefined : of(config as C);
  };

type ConfigOf<Widget> = Extract<RecordSource, { readonly widget: Widget }>['config'];

const relationForm = over(sourced(parseRelationForm, (config: ConfigOf<'relation'>) => ({ widget: 'relation', config })));
const popupSelect = over(sourced(parsePopupSelect, (config: ConfigOf<'popup'>) => ({ widget: 'popup', config })));
const popupTableSelect = over(sourced(parsePopupTableSelect, (config: ConfigOf<'popupTable'>) => ({ widget: 'popupTable', config })));
const autoComplete = over(sourced(parseAutoComplete, (config: ConfigOf<'suggest'>) => ({ widget: 'suggest', config })));
const attribute = over(sourced(parseAttribute, (config: ConfigOf<'attribute'>) => ({ widget: 'attribute', config })));

/** Readers of rows of elsewhere by their names in stored designs. */
export const recordDesign: Readonly<Record<string, ReadControl>> = {
  relationForm,
  popupSelect,
  popupTableSelect,
  relationFormAttr: attribute,
  popupAttr: attribute,
  autoComplete,
};
