import { msg } from '@lingui/core/macro';
import type { Option, Read, Text } from '@milepost/kit/forms/grammar';
import { isTextAtProvider, placeholder, placeholderFaults, systemParameters } from '@milepost/openapi/domains/message-template';
import type { PlaceholderFault, SmsField, TemplateParameter } from '@milepost/openapi/domains/message-template';

/** A parameter of a template: its name on the wire, what it is called, and a value to look at it with. */
export interface Known {
  readonly name: string;
  readonly label: Text;
  readonly sample: Text;
}

/** Words of what the system fills in by itself. @source admin §5 @reading R-771 */
const SYSTEM: Readonly<Record<string, Omit<Known, 'name'>>> = {
  '@Title': { label: msg`Title`, sample: msg`Lane closure at K120` },
  '@CreatorUserName': { label: msg`Name of who made it`, sample: msg`Li Ming` },
  '@Content': { label: msg`Content`, sample: msg`The right lane is closed from 9 to 11.` },
  '@Remark': { label: msg`Excerpt`, sample: msg`Drive slowly` },
  '@FlowLink': { label: msg`Link to the flow`, sample: 'https://example.com/flow/1' },
  '@StartDate': { label: msg`First day`, sample: '2026-12-01' },
  '@StartTime': { label: msg`Time it begins`, sample: '09:00' },
  '@EndDate': { label: msg`Last day`, sample: '2026-12-01' },
  '@EndTime': { label: msg`Time it ends`, sample: '11:00' },
};

/** Members of a template that say what stands in it. */
export interface TemplateText {
  readonly messageSource: string;
  readonly messageType: string;
  readonly title: string;
  readonly content: string;
  readonly parameters: readonly TemplateParameter[];
  readonly smsFields: readonly SmsField[];
}

/** A text of a form; '' where there is none. */
export const textAt = (read: Read, path: string): string => {
  const value = read(path);
  return typeof value === 'string' ? value : '';
};
const rowsAt = <Row>(read: Read, path: string): readonly Row[] => {
  const value = read(path);
  return Array.isArray(value) ? value : [];
};

/** A template as it stands in its form. */
export const textsIn = (read: Read): TemplateText => ({
  messageSource: textAt(read, 'messageSource'),
  messageType: textAt(read, 'messageType'),
  title: textAt(read, 'title'),
  content: textAt(read, 'content'),
  parameters: rowsAt(read, 'parameters'),
  smsFields: rowsAt(read, 'smsFields'),
});

/** Parameters a template may name: those of its source, and its own. */
export function knownIn({ messageSource, parameters }: Pick<TemplateText, 'messageSource' | 'parameters'>): Known[] {
  const own = parameters.filter(({ field }) => field.trim() !== '');
  const ofSource = systemParameters(messageSource).filter((name) => !own.some(({ field }) => field === name));
  return [
    ...ofSource.map((name) => ({ name, ...(SYSTEM[name] ?? { label: name, sample: name }) })),
    ...own.map(({ field, fieldName }) => ({
      name: field,
      label: fieldName || field,
      sample: SYSTEM[field]?.sample ?? (fieldName || field),
    })),
  ];
}

/** Parameters as they are put into a text, with what they are called. */
export const insertsIn = (read: Read): Option[] =>
  knownIn(textsIn(read)).map(({ name, label }) => ({ id: placeholder(name), label: label === name ? placeholder(name) : label }));

/** A fault of the braces of a template, with the member it stands in. */
export interface FaultIn extends PlaceholderFault {
  readonly where: 'title' | 'content' | 'smsFields';
}

/** Braces nobody would fill in, in the order of the form; of a text the provider keeps, the parameters its variables name. */
export function faultsIn(written: TemplateText): FaultIn[] {
  const known = knownIn(written).map(({ name }) => name);
  const inText = (where: 'title' | 'content') => placeholderFaults(written[where], known).map((fault) => ({ ...fault, where }));
  if (!isTextAtProvider(written.messageType)) return [...inText('title'), ...inText('content')];
  return written.smsFields
    .filter(({ field }) => field.trim() !== '')
    .flatMap(({ field }) => placeholderFaults(placeholder(field), known).map((fault) => ({ ...fault, token: field, where: 'smsFields' })));
}
