import { useCallback, useMemo } from 'react';
import { filledParameters } from '../../../engines/data-rows/index.ts';
import type { DataValue } from '../../../primitives/data-picker/index.ts';
import { AutoComplete } from '../../../widgets/auto-complete/index.ts';
import { PopupSelect } from '../../../widgets/popup-select/index.ts';
import { PopupTableSelect } from '../../../widgets/popup-table-select/index.ts';
import { RelationAttribute, RelationForm } from '../../../widgets/relation-form/index.ts';
import type { EditProps, RecordControl, SuggestConfig } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import type { RecordFeeds } from '../../render/surroundings.ts';
import { shownValue } from '../shown/shownValue.ts';
import { useFills } from './useFills.ts';
import UnknownEditor from '../unknown/Editor.tsx';

type Props = EditProps<RecordControl>;
type FedProps = Props & { readonly feeds: RecordFeeds };

const noRecords = () => null;

/** Editor of a field over rows of a data interface or of another form. */
export default function RecordEditor(props: Props) {
  const { control } = props;
  const feeds = (useSurroundings().useRecords ?? noRecords)();
  if (control.source.widget === 'attribute') return <Attribute {...props} config={control.source.config} />;
  if (!feeds) return <UnknownEditor {...props} control={{ ...control, kind: 'unknown', name: control.source.widget }} />;
  return <Fed {...props} feeds={feeds} />;
}

/** A configuration that was read when the form was: no field is drawn with a bad one. */
const useParsed = <C,>(config: C) => useMemo(() => ({ kind: 'parsed', config }) as const, [config]);
const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const idIn = (value: unknown): DataValue => (Array.isArray(value) ? value.filter(isId) : isId(value) ? value : null);

function Fed(props: FedProps) {
  const { source } = props.control;
  useFills(props.control);
  switch (source.widget) {
    case 'popup':
      return <Popup {...props} config={source.config} />;
    case 'popupTable':
      return <PopupTable {...props} config={source.config} />;
    case 'relation':
      return <Relation {...props} config={source.config} />;
    case 'suggest':
      return <Suggest {...props} config={source.config} />;
    case 'attribute':
      return null;
  }
}

/** Chooses and is left at once. */
const useChoose = ({ onChange, onLeave }: Props) =>
  useCallback(
    (next: unknown) => {
      onChange(next);
      onLeave();
    },
    [onChange, onLeave],
  );

type Of<Widget> = Extract<RecordControl['source'], { readonly widget: Widget }>['config'];

function Popup({ config, ...props }: FedProps & { readonly config: Of<'popup'> }) {
  const { field, value, read, feeds } = props;
  const own = { config: useParsed(config), feed: feeds.interfaces, value: idIn(value), valueOf: read, onChange: useChoose(props) };
  return <PopupSelect {...field} {...own} />;
}

function PopupTable({ config, ...props }: FedProps & { readonly config: Of<'popupTable'> }) {
  const { field, value, read, feeds } = props;
  const own = { config: useParsed(config), feed: feeds.interfaces, value: idIn(value), valueOf: read, onChange: useChoose(props) };
  return <PopupTableSelect {...field} {...own} />;
}

function Relation({ config, ...props }: FedProps & { readonly config: Of<'relation'> }) {
  const { field, value, feeds } = props;
  const choose = useChoose(props);
  const chosen = useMemo(() => (isId(value) && value !== '' ? { id: value, display: '' } : null), [value]);
  return (
    <RelationForm {...field} config={useParsed(config)} feed={feeds.forms} value={chosen} onChange={(next) => choose(next?.id ?? null)} />
  );
}

/** Stands in the parameters of a design where the typed text goes. @source forms §5 */
const KEYWORD = '@keyword';
/** Rows a suggestion asks for; the first of them are shown. @source forms §7 */
const ASKED_ROWS = 10_000;

function Suggest({ config, ...props }: FedProps & { readonly config: SuggestConfig }) {
  const { field, value, read, feeds, onChange, onLeave } = props;
  const parameters = JSON.stringify(filledParameters(config.templateJson, read));
  const load = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const { interfaceId, propsValue, relationField, maxItems } = config;
      const paramList = (JSON.parse(parameters) as Record<string, unknown>[]).map((one) =>
        one['defaultValue'] === KEYWORD ? { ...one, defaultValue: keyword } : one,
      );
      const ask = { interfaceId, propsValue, relationField, columnOptions: relationField, paramList, keyword };
      const { rows, total } = await feeds.interfaces.list({ ...ask, currentPage: 1, pageSize: ASKED_ROWS }, signal);
      const items = rows.slice(0, maxItems).map((row, at) => ({ id: String(at), text: shownValue(row[relationField]) }));
      return { items, total: total ?? rows.length };
    },
    [config, parameters, feeds],
  );
  return <AutoComplete {...field} value={shownValue(value)} load={load} onChange={onChange} onChoose={onLeave} />;
}

function Attribute({ config, field: { label, help, id }, value, onChange }: Props & { readonly config: Of<'attribute'> }) {
  return <RelationAttribute label={label} help={help} id={id} config={useParsed(config)} value={value} onChange={onChange} />;
}
