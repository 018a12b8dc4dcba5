import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignTexts } from '@milepost/openapi/domains/design';
import { parseStrictJson } from '@milepost/openapi/guards';
import { CommandFailure, EXIT } from '../failure.ts';

/** Limits of a file: the texts of a design, one level of members around them. */
const LIMITS = { maxChars: 10 * 1024 * 1024, maxDepth: 4, maxNodes: 1_000 };
type Members = Readonly<Record<string, unknown>>;

const isMembers = (of: unknown): of is Members => typeof of === 'object' && of !== null && !Array.isArray(of);
const textIn = (members: Members, name: string): string => {
  const of = members[name];
  return typeof of === 'string' ? of : typeof of === 'number' ? String(of) : '';
};
const jsonIn = (members: Members, name: string): string | null => (typeof members[name] === 'string' ? members[name] : null);

const refused = (from: string, reason: string): CommandFailure =>
  new CommandFailure(
    EXIT.usage,
    `[milepost] ${from} ${reason}. Nothing can be made of it. Give a .vdd file as the designer of forms exports it, or a design of a server with --model CODE --target URL.`,
  );

/** A design with what a file has of it beside its texts. */
export interface ReadDesign {
  readonly document: DesignDocument;
  /** Source of it, in words. */
  readonly from: string;
}

/** A design out of the members a file or a server has of it. @throws CommandFailure 2 which says what is wrong */
export function designOf(members: Members, from: string): ReadDesign {
  const texts: DesignTexts = {
    formData: jsonIn(members, 'formData'),
    columnData: jsonIn(members, 'columnData'),
    appColumnData: jsonIn(members, 'appColumnData'),
    tables: jsonIn(members, 'tables'),
    flowTemplateJson: jsonIn(members, 'flowTemplateJson'),
  };
  const enCode = textIn(members, 'enCode').trim();
  if (enCode === '') throw refused(from, 'has no code (enCode)');
  if (texts.formData === null && texts.columnData === null) throw refused(from, 'has neither a form (formData) nor a list (columnData)');
  const { document, unread } = openDesign(
    {
      fullName: textIn(members, 'fullName') || enCode,
      enCode,
      category: textIn(members, 'category'),
      webType: Number(members['webType'] ?? 2),
      type: Number(members['type'] ?? 1),
      enableFlow: Number(members['enableFlow'] ?? 0) === 1,
      sortCode: null,
      description: textIn(members, 'description'),
      dbLinkId: null,
    },
    texts,
    createNodeIds(),
  );
  const [first] = unread;
  if (first) throw refused(from, `cannot be read: ${first.name} is ${REASONS[first.reason]}`);
  return { document, from };
}

const REASONS = {
  notJson: 'no JSON',
  notAnObject: 'no object',
  noControls: 'without a list of controls (fields)',
  tooLarge: 'larger than 8 MiB',
  tooDeep: 'nested too deeply',
} as const;

/** A design out of the text of a file. @throws CommandFailure 2 for a text that is no design */
export function designInText(text: string, from: string): ReadDesign {
  const read = parseStrictJson(text, LIMITS);
  if (!read.ok || !isMembers(read.value)) throw refused(from, 'is no JSON of a design');
  return designOf(read.value, from);
}
