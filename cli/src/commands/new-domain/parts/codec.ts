import { callId, type Domain, type DomainMember } from '../domain.ts';

/** Codec of a member as code, and the leaves of the wire it is made of. */
interface MemberCodec {
  readonly code: string;
  readonly leaves: readonly string[];
}

/** A value that is there, sent as it is judged. */
const SENT_NUMBER = `/** A number that is there: what is sent has been judged. */
const sentNumber: Codec<number, number, number> = { decode: (wire) => wire, encode: (model) => model };`;
const SENT_MOMENT = `/** A moment that is there: what is sent has been judged. */
const sentMoment: Codec<number | string, number, number> = { decode: (wire) => moment.decode(wire) ?? 0, encode: (model) => model };`;

function codecOf(member: DomainMember): MemberCodec {
  const { kind, isRequired, name, wireName, choices } = member;
  const renamed = (code: string, ...leaves: readonly string[]): MemberCodec =>
    name === wireName ? { code, leaves } : { code: `from('${wireName}', ${code})`, leaves: ['from', ...leaves] };
  switch (kind) {
    case 'flag':
      return renamed('flag', 'flag');
    case 'integer':
    case 'decimal':
      return isRequired ? renamed('sentNumber') : renamed('number', 'number');
    case 'moment':
      return isRequired ? renamed('sentMoment', 'moment') : renamed('moment', 'moment');
    case 'day':
      return isRequired ? renamed('id', 'id') : renamed('optionalId', 'optionalId');
    case 'choice': {
      const all = `choice({ ${choices.map((value) => `${key(value)}: ${quote(value)}`).join(', ')} }, ${quote(choices[0] ?? '')})`;
      return isRequired ? renamed(all, 'choice') : renamed(`optional(${all})`, 'choice', 'optional');
    }
    default:
      return renamed('text', 'text');
  }
}

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/** Files of the codecs of a domain by their paths. */
export function codecFiles(domain: Domain): Record<string, string> {
  const { name, one, noun, members, words, calls } = domain;
  const folder = `openapi/src/domains/${name}`;
  const made = members.map((member) => [member, codecOf(member)] as const);
  const used = new Set(made.flatMap(([, { leaves }]) => leaves));
  const code = made.map(([member, codec]) => `  ${member.name}: ${codec.code},`).join('\n');
  const own = [...(code.includes('sentNumber') ? [SENT_NUMBER] : []), ...(code.includes('sentMoment') ? [SENT_MOMENT] : [])];
  const imports = [...used, 'id', 'moment', 'paged', 'record', 'type OperationCodecs', ...(own.length > 0 ? ['type Codec'] : [])];
  const ids = calls.map((call) => `'${callId(domain, call)}'`);
  const codecs = {
    list: `{ data: paged(${one}Row) }`,
    get: `{ data: ${one} }`,
    create: `{ body: ${one}Body }`,
    update: `{ body: ${one}Body }`,
    remove: '{}',
  };
  const has = (call: keyof typeof codecs): boolean => calls.includes(call);
  const isWritten = has('create') || has('update');
  const models = [
    [`${noun}Row`, `${one}Row`, `One ${words.en} as the list shows it.`],
    ...(has('get') ? [[noun, one, `One ${words.en}.`]] : []),
    ...(isWritten ? [[`${noun}Body`, `${one}Body`, `Body of one ${words.en}.`]] : []),
  ];
  return {
    [`${folder}/codec.ts`]: [
      `import { ${[...new Set(imports)].toSorted((a, b) => a.replace('type ', 'z').localeCompare(b.replace('type ', 'z'))).join(', ')} } from '../../wire/index.ts';`,
      '',
      ...own.flatMap((text) => [text, '']),
      `const members = {\n${code}\n} as const;`,
      '',
      `export const ${one}Row = record({ id, ...members, creatorTime: moment, lastModifyTime: moment });`,
      ...(has('get') ? ['', `export const ${one} = record({ id, ...members, lastModifyTime: moment });`] : []),
      ...(isWritten ? ['', `export const ${one}Body = record(members);`] : []),
      '',
      `/** Codecs of the answers and bodies of the domain ${words.en}. @reading R-713 */`,
      `export const ${one}Codecs = {`,
      ...calls.map((call) => `  ${callId(domain, call)}: ${codecs[call]},`),
      `} as const satisfies OperationCodecs<${ids.join(' | ')}>;`,
      '',
    ].join('\n'),
    [`${folder}/model.ts`]: [
      `import type { ModelOf } from '../../wire/index.ts';`,
      `import type { ${models
        .map(([, codec = '']) => codec)
        .toSorted((a, b) => a.localeCompare(b))
        .join(', ')} } from './codec.ts';`,
      '',
      ...models.flatMap(([type, codec, says]) => [`/** ${says} @reading R-713 */`, `export type ${type} = ModelOf<typeof ${codec}>;`, '']),
    ].join('\n'),
    [`${folder}/index.ts`]: [
      `export { ${one}Codecs } from './codec.ts';`,
      `export type { ${models
        .map(([type = '']) => type)
        .toSorted((a, b) => a.localeCompare(b))
        .join(', ')} } from './model.ts';`,
      '',
    ].join('\n'),
  };
}
