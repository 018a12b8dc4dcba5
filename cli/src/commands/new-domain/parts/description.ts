import { capital } from '../../../templates/names.ts';
import { SAYS } from '../data/words.ts';
import { callId, filteredMembers, needOf, type Domain, type DomainMember } from '../domain.ts';
import type { DomainCall } from '../source/table.ts';
import { EXAMPLE_MS, exampleId, wireRecord } from '../values.ts';

/** Reading the operations of a table rest on. */
export const TABLE_READING = 'R-713';
const SOURCE = 'admin §7';
const EFFECT = { list: 'read', get: 'read', create: 'create', update: 'update', remove: 'delete' } as const;
const DONE = { create: 'Added', update: 'Changed', remove: 'Deleted' } as const;

/** Files of the description of a domain by their paths: paths, schemas, answers, examples. */
export function descriptionFiles(domain: Domain): Record<string, string> {
  const folder = `openapi/spec/domains/${domain.name}`;
  return {
    [`${folder}/paths.yaml`]: pathsText(domain),
    [`${folder}/schemas.yaml`]: schemasText(domain),
    [`${folder}/answers.yaml`]: answersText(domain),
    ...Object.fromEntries(
      domain.calls.map((call) => [`${folder}/examples/${call}.json`, `${JSON.stringify(examplesOf(domain, call), null, 2)}\n`]),
    ),
  };
}

/** Line of the description's list of tags. */
export const tagLine = ({ name, words }: Domain): string => `  - { name: ${name}, description: Records of the domain ${words.en} }\n`;

/** Lines of the description's list of paths. */
export const pathLines = ({ name, api, nouns, noun, calls }: Domain): string =>
  [
    `  ${api}: { $ref: 'domains/${name}/paths.yaml#/${nouns}' }\n`,
    ...(calls.some((call) => call !== 'list' && call !== 'create')
      ? [`  ${api}/{id}: { $ref: 'domains/${name}/paths.yaml#/${noun}' }\n`]
      : []),
  ].join('');

function pathsText(domain: Domain): string {
  const { nouns, noun, calls } = domain;
  const item = (name: string, methods: readonly (readonly [string, DomainCall])[]): string => {
    const there = methods.filter(([, call]) => calls.includes(call));
    return there.length === 0 ? '' : `${name}:\n${there.map(([method, call]) => operation(domain, method, call)).join('')}`;
  };
  return `${item(nouns, [
    ['get', 'list'],
    ['post', 'create'],
  ])}${item(noun, [
    ['get', 'get'],
    ['put', 'update'],
    ['delete', 'remove'],
  ])}`;
}

function operation(domain: Domain, method: string, call: DomainCall): string {
  const { name, one, words, nouns, noun } = domain;
  const isRead = call === 'list' || call === 'get';
  const summary = {
    list: `Records of ${words.en}, page by page`,
    get: `One ${words.en}`,
    create: `Add one ${words.en}`,
    update: `Change one ${words.en}`,
    remove: `Delete one ${words.en}`,
  };
  const examples = (...lines: readonly string[]): string[] => lines.map((line) => `              ${line}`);
  const own = (example: string): string => `${example}: { $ref: examples/${call}.json#/${example} }`;
  const shared = (example: string): string => `${example}: { $ref: ../../shared/examples/request.json#/${example} }`;
  const isOfOne = call !== 'list' && call !== 'create';
  const hasBody = call === 'create' || call === 'update';
  const answer =
    call === 'list'
      ? `answers.yaml#/${nouns}Answer`
      : call === 'get'
        ? `answers.yaml#/${noun}Answer`
        : '../../shared/envelope.yaml#/CommandAnswer';
  const lines = [
    `  ${method}:`,
    `    operationId: ${callId(domain, call)}`,
    `    summary: ${summary[call]}`,
    `    tags: [${name}]`,
    `    x-source: ${SOURCE}`,
    `    x-status: assumed`,
    `    x-reading: ${TABLE_READING}`,
    `    x-effect: ${EFFECT[call]}`,
    `    ${isRead ? 'x-reads' : 'x-writes'}: [${one}]`,
    `    x-needs: ${needOf(domain, call)}`,
    ...(call === 'list'
      ? ['    parameters:', ...listParameters(domain)]
      : isOfOne
        ? ['    parameters:', '      - $ref: ../../shared/parameters.yaml#/Id']
        : []),
    ...(hasBody
      ? [
          '    requestBody:',
          '      required: true',
          '      content:',
          '        application/json:',
          `          schema: { $ref: schemas.yaml#/${noun}Body }`,
          '          examples:',
          `            ${own('request')}`,
          ...(call === 'create' ? [`            ${own('bare')}`] : []),
        ]
      : []),
    '    responses:',
    "      '200':",
    `        description: ${call === 'list' ? 'One page' : call === 'get' ? 'The record' : DONE[call]}`,
    '        content:',
    '          application/json:',
    `            schema: { $ref: ${answer} }`,
    '            examples:',
    ...examples(
      own('good'),
      ...(call === 'list' ? [own('empty')] : []),
      ...(hasBody ? [shared('invalid')] : []),
      ...(isOfOne ? [shared('notFound')] : []),
      shared('forbidden'),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const listParameters = (domain: Domain): string[] => [
  ...['parameters.yaml#/Keyword', 'paging.yaml#/CurrentPage', 'paging.yaml#/PageSize', 'paging.yaml#/Sort', 'paging.yaml#/SortField'].map(
    (shared) => `      - $ref: ../../shared/${shared}`,
  ),
  ...filteredMembers(domain).map(({ name, wireName, choices }) =>
    name === 'isEnabled'
      ? '      - $ref: ../../shared/parameters.yaml#/EnabledMark'
      : `      - { name: ${wireName}, in: query, description: Only records with this value, schema: { type: string, enum: [${choices.map(quoted).join(', ')}] } }`,
  ),
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function schemasText(domain: Domain): string {
  const { noun, nouns, members } = domain;
  const required = members.filter(({ isRequired }) => isRequired).map(({ wireName }) => wireName);
  const stamp = `    creatorTime: { type: [integer, string, 'null'] }\n    lastModifyTime: { type: [integer, string, 'null'] }\n`;
  const ids = `  type: object\n  required: [${['id', ...required].join(', ')}]\n  properties:\n    id: { type: string }\n`;
  const lines = (isSent: boolean): string => members.map((member) => `    ${member.wireName}: ${schemaOf(member, isSent)}\n`).join('');
  return [
    `${noun}Body:\n  type: object\n${required.length > 0 ? `  required: [${required.join(', ')}]\n` : ''}  properties:\n${lines(true)}`,
    `${noun}Row:\n${ids}${lines(false)}${stamp}`,
    `${nouns}Page:\n  type: object\n  required: [list, pagination]\n  properties:\n    list: { type: array, items: { $ref: '#/${noun}Row' } }\n    pagination: { $ref: ../../shared/paging.yaml#/Page }\n`,
    `${noun}Record:\n${ids}${lines(false)}    lastModifyTime: { $ref: ../../shared/moments.yaml#/LastModified }\n`,
  ].join('');
}

/** Schema of a member, in one line. @param isSent limits are judged where it is sent; what a server has kept is taken as it is */
export function schemaOf(member: DomainMember, isSent: boolean): string {
  const { kind, isRequired, maxChars, min, max, choices, pattern } = member;
  const facts: string[] = [];
  const type = (name: string): void => void facts.push(isRequired ? `type: ${name}` : `type: [${name}, 'null']`);
  switch (kind) {
    case 'flag':
      return isSent ? `{ type: integer, enum: [0, 1], description: '1 yes, 0 no' }` : '{ $ref: ../../shared/envelope.yaml#/Flag }';
    case 'integer':
    case 'decimal':
      type(kind === 'integer' ? 'integer' : 'number');
      if (isSent && min !== null) facts.push(`minimum: ${min}`);
      if (isSent && max !== null) facts.push(`maximum: ${max}`);
      break;
    case 'moment':
      if (isSent) type('integer');
      else facts.push(isRequired ? 'type: [integer, string]' : `type: [integer, string, 'null']`);
      facts.push('description: Milliseconds since 1970');
      break;
    case 'choice':
      type('string');
      if (isSent) facts.push(`enum: [${[...choices.map(quoted), ...(isRequired ? [] : ['null'])].join(', ')}]`);
      break;
    case 'day':
      type('string');
      facts.push('format: date');
      break;
    default:
      type('string');
      if (isSent && isRequired) facts.push('minLength: 1');
      if (isSent && maxChars !== null) facts.push(`maxLength: ${maxChars}`);
      if (isSent && pattern !== null) facts.push(`pattern: ${quoted(isRequired ? pattern : `^$|(?:${pattern})`)}`);
  }
  return `{ ${facts.join(', ')} }`;
}

const answersText = ({ noun, nouns, calls }: Domain): string =>
  [
    [nouns, `${nouns}Page`, true],
    [noun, `${noun}Record`, calls.includes('get')],
  ]
    .filter(([, , isThere]) => isThere)
    .map(
      ([name, schema]) =>
        `${name}Answer:\n  allOf:\n    - $ref: ../../shared/envelope.yaml#/Envelope\n    - type: object\n      properties:\n        data: { anyOf: [{ $ref: schemas.yaml#/${schema} }, { type: 'null' }] }\n`,
    )
    .join('');

/** Examples of a call by their names, as its file has them. */
export function examplesOf(domain: Domain, call: DomainCall): Record<string, unknown> {
  const { words } = domain;
  const answered = (summary: string, msg: string, data: unknown) => ({ summary, value: { code: 200, msg, data } });
  const page = (rows: readonly unknown[]) => ({ list: rows, pagination: { currentPage: 1, pageSize: 20, total: rows.length } });
  const kept = (at: number) => ({ id: exampleId(at), ...wireRecord(domain, at) });
  switch (call) {
    case 'list':
      return {
        good: answered(
          'The first page',
          SAYS.read,
          page([0, 1].map((at) => ({ ...kept(at), creatorTime: EXAMPLE_MS, lastModifyTime: EXAMPLE_MS }))),
        ),
        empty: answered('Nothing matches', SAYS.read, page([])),
      };
    case 'get':
      return { good: answered('The record', SAYS.read, { ...kept(0), lastModifyTime: EXAMPLE_MS }) };
    default:
      return {
        ...(call !== 'remove' && { request: { summary: `${capital(words.en ?? '')} with everything`, value: wireRecord(domain, 3) } }),
        ...(call === 'create' && { bare: { summary: 'Everything optional left out', value: wireRecord(domain, 4, true) } }),
        good: { summary: DONE[call], value: { code: 200, msg: SAYS[call], data: null } },
      };
  }
}
