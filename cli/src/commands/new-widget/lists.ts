import { camel } from '../../templates/names.ts';
import { widgetFolder, type WidgetNames } from './files.ts';

/** A file in which widgets are listed, with one more and with one less. */
interface WidgetList {
  readonly path: string;
  /** The file with the widget; the same where it is listed; null where the file is not as expected. */
  readonly withWidget: (text: string, names: WidgetNames) => string | null;
  readonly without: (text: string, names: WidgetNames) => string;
}

const changeLine = ({ component, name }: WidgetNames): string =>
  `- \`${component}\` from \`@milepost/kit/${name}\`, its hook from \`@milepost/kit/headless/${name}\`.\n`;
const UNRELEASED = '## Unreleased\n\n';
const CHANGELOG: WidgetList = {
  path: 'kit/CHANGELOG.md',
  withWidget(text, names) {
    if (text.includes(changeLine(names))) return text;
    return text.includes(UNRELEASED) ? text.replace(UNRELEASED, () => UNRELEASED + changeLine(names)) : null;
  },
  without: (text, names) => text.replace(changeLine(names), ''),
};

const DOORS = /(export const WITHOUT_CONTRACT: [^\n]*\{\n)([\s\S]*?)(\n\};)/;
const key = (name: string): string => (camel(name) === name ? name : `'${name}'`);
const doorLine = ({ name }: WidgetNames): string => `\n  ${key(name)}: 'a native button: its keys are those of the browser',`;
const WITHOUT_CONTRACT: WidgetList = {
  path: 'kit/src/testing/own/withoutLine.ts',
  withWidget(text, names) {
    if (text.includes(doorLine(names))) return text;
    return DOORS.test(text)
      ? text.replace(DOORS, (_, opening: string, rows: string, end: string) => `${opening}${rows}${doorLine(names)}${end}`)
      : null;
  },
  without: (text, names) => text.replace(doorLine(names), ''),
};

/** Files in which widgets are listed by hand; reports of the API and manuals are made by "npm run api". */
export const WIDGET_LISTS: readonly WidgetList[] = [CHANGELOG, WITHOUT_CONTRACT];

/** File by which a widget is known to be one that `new widget` made: its example in markup of one's own. */
export const ownExample = ({ name, component }: WidgetNames): string => `${widgetFolder(name)}/examples/Own${component}.tsx`;
