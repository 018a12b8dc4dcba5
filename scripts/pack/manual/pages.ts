import { COMPLETE_LANGUAGES } from '@milepost/kit/engines/language';
import type { Contract } from '@milepost/kit/testing/contract';
import { keyboardTable } from '@milepost/kit/testing/contract';
import { isNode, nodesIn } from './declarations.ts';
import type { Declaration, Declarations, Node } from './declarations.ts';
import { membersOf, returned, typeText } from './members.ts';
import type { Member } from './members.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${text.replaceAll('`', '')}\``;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length
    ? `| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}\n${rows.map((row) => `| ${row.map(cell).join(' | ')} |\n`).join('')}\n`
    : '';
const tableOf = (head: string, members: readonly Member[]): string =>
  table(
    [head, 'Type', 'What it is'],
    members.map(({ name, type, isOptional, docs }) => [code(`${name}${isOptional ? '?' : ''}`), code(type), docs]),
  );
const section = (title: string, text: string): string => (text ? `${title}\n\n${text}` : '');

/** One file of an example under its name, by which others import it. */
const fileOf = ({ name, text }: Example): string => `\`${name}\`\n\n\`\`\`${name.replace(/^.*\./, '')}\n${text.trim()}\n\`\`\`\n\n`;

const textOf = (at: Declaration, node: Node) => at.file.text.slice(node.start, node.end);

/** Attributes a getter gives, in words: those with one value with it, handlers together, and custom properties apart. */
function attributesOf(
  declarations: Declarations,
  at: Declaration,
  type: Node,
): { readonly attributes: string; readonly properties: string } {
  const members = membersOf(declarations, at, type);
  const isHandler = ({ name }: Member) => /^on[A-Z]/.test(name);
  const style = members.find(({ name }) => name === 'style');
  const properties = style?.node
    ? membersOf(declarations, style.at, style.node).flatMap(({ name }) => (name.startsWith('--') ? [code(name)] : []))
    : [];
  const one = ({ name, type: value }: Member) => {
    const [, literal] = /^['"]([^'"|]+)['"]$/.exec(value) ?? [];
    return code(literal === undefined ? name : `${name}="${literal}"`);
  };
  const attributes = members.filter((member) => !isHandler(member) && !['ref', 'style', 'key'].includes(member.name)).map(one);
  const handlers = members.filter(isHandler).map(({ name }) => code(name));
  return { attributes: [...attributes, ...handlers].join(' '), properties: properties.join(' ') };
}

const isGetter = ({ name, node }: Member) => name.endsWith('Props') && node !== undefined;

/** Number of getters a hook gives. */
function gettersOf(declarations: Declarations, hook: Declaration): number {
  const result = returned(hook.node);
  return result ? membersOf(declarations, hook, result).filter(isGetter).length : 0;
}

/** Part of a page about one hook: its options, what it gives, its getters. */
function hookPart(declarations: Declarations, name: string, hook: Declaration): string {
  const optionsType = nodesIn(hook.node['params'])
    .map((parameter) => (isNode(parameter['typeAnnotation']) ? parameter['typeAnnotation']['typeAnnotation'] : undefined))
    .find(isNode);
  const options = optionsType ? membersOf(declarations, hook, optionsType) : [];
  const result = returned(hook.node);
  const given = result ? membersOf(declarations, hook, result) : [];
  const getters = given.filter(isGetter);
  return [
    `## ${name}\n\n${hook.docs}\n\n`,
    section('### Options', tableOf('Option', options)),
    section(
      '### What it gives',
      tableOf(
        'Member',
        given.filter((member) => !isGetter(member)),
      ),
    ),
    section(
      '### Getters',
      table(
        ['Getter', 'For', 'Attributes', 'Custom properties'],
        getters.map(({ name: getter, docs, at, node }) => {
          const type = node && returned(node);
          const { attributes, properties } = type ? attributesOf(declarations, at, type) : { attributes: '', properties: '' };
          return [code(getter), docs, attributes, properties];
        }),
      ),
    ),
  ].join('');
}

/** Length at which the text of a type is cut. */
const MOST_CHARS = 400;

const isFunction = ({ node }: Declaration) => returned(node) !== undefined;
const isType = ({ node }: Declaration) => /^TS(Interface|TypeAlias)/.test(node.type);

/** Facts a page is made of. */
/** A file of an example: its name, and its source. */
export interface Example {
  readonly name: string;
  readonly text: string;
}

export interface PageFacts {
  /** Name of the door: `tree`. */
  readonly door: string;
  /** File of its types. */
  readonly types: string;
  /** Functions of messages behind `messages/<door>`. */
  readonly messages: readonly string[];
  /** Parts of the drawn widget, as `data-part`. */
  readonly parts: readonly string[];
  readonly contract: Contract | undefined;
  /** Source of a widget drawn with the hook; undefined where there is none. */
  /** Files of the example, the one with its component first. */
  readonly examples: readonly Example[];
  /** Examples of other pages it is made of, a sentence each. */
  readonly examplesOfOthers: readonly string[];
}

/** Page of one headless door, in Markdown. */
export function pageOf(
  declarations: Declarations,
  { door, types, messages, parts, contract, examples, examplesOfOthers }: PageFacts,
): string {
  const found = declarations.namesOf(types).flatMap((name) => {
    const declaration = declarations.exportOf(types, name);
    return declaration ? [{ name, declaration }] : [];
  });
  const hooks = found.filter(({ name, declaration }) => /^use[A-Z]/.test(name) && isFunction(declaration));
  // The one that gives the most is what people come for.
  const mainFirst = hooks.toSorted((a, b) => gettersOf(declarations, b.declaration) - gettersOf(declarations, a.declaration));
  const partFunctions = found.filter(
    ({ name, declaration }) => name.endsWith('Props') && isFunction(declaration) && !hooks.some((hook) => hook.name === name),
  );
  const shared = found.filter(({ declaration }) => isType(declaration));
  // What a hook takes and gives is told with it; other shapes have a table of their own.
  const shapes = shared.filter(
    ({ name, declaration }) => declaration.node.type === 'TSInterfaceDeclaration' && !/(Options|Data|Props)$/.test(name),
  );
  const others = found.filter(({ name }) => ![hooks, partFunctions, shapes].flat().some((one) => one.name === name));
  return [
    `<!-- Made by "npm run api" from types and contracts. -->\n\n# @milepost/kit/headless/${door}\n\n`,
    ...mainFirst.map(({ name, declaration }) => hookPart(declarations, name, declaration)),
    section('## Example', [...new Set(examplesOfOthers)].map((line) => `${line}\n\n`).join('') + examples.map(fileOf).join('')),
    section(
      '## Attributes of parts that repeat',
      table(
        ['Function', 'For', 'Attributes', 'Custom properties'],
        partFunctions.map(({ name, declaration }) => {
          const type = returned(declaration.node);
          const { attributes, properties } = type ? attributesOf(declarations, declaration, type) : { attributes: '', properties: '' };
          return [code(name), declaration.docs, attributes, properties];
        }),
      ),
    ),
    ...shapes.map(({ name, declaration }) =>
      section(
        `## ${name}`,
        `${declaration.docs ? `${declaration.docs}\n\n` : ''}${tableOf('Member', membersOf(declarations, declaration, declaration.node))}`,
      ),
    ),
    section(
      '## Sentences of the kit',
      messages.length
        ? `Without Lingui, as plain objects: ${messages.map(code).join(', ')} from ${COMPLETE_LANGUAGES.toSorted()
            .map((lang) => code(`@milepost/kit/messages/${lang}/${door}`))
            .join(', ')}. With it, as functions of an \`i18n\`: from ${code(`@milepost/kit/messages/${door}`)}.\n\n`
        : '',
    ),
    section(
      '## Keys',
      contract
        ? `Contract ${contract.number}, ${contract.title}: \`runContract\` of \`@milepost/kit/testing/contract\` walks it over markup of your own.\n\n${table(
            ['Key', 'From', 'What happens'],
            keyboardTable(contract).map(([key, from, does]) => [key, from, does]),
          )}`
        : '',
    ),
    section(
      '## Parts of the drawn widget',
      parts.length ? `Named in \`parts\`, and on the page as \`data-part\`: ${parts.map(code).join(', ')}.\n\n` : '',
    ),
    section(
      '## Also here',
      table(
        ['Name', 'What it is'],
        others.map(({ name, declaration }) => {
          const isAlias = declaration.node.type === 'TSTypeAliasDeclaration';
          const text = isAlias || !declaration.docs ? code(typeText(textOf(declaration, declaration.node)).slice(0, MOST_CHARS)) : '';
          return [code(name), [declaration.docs, text].filter(Boolean).join(' ')];
        }),
      ),
    ),
  ].join('');
}
