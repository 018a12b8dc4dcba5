import { capital, constant, withArticle } from '../../../templates/names.ts';
import { TAKEN } from '../data/words.ts';
import { callId, filteredMembers, searchedMembers, type Domain, type DomainMember } from '../domain.ts';
import { emptyWire, SEED_ROWS, wireRecord } from '../values.ts';

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;
const isNumber = ({ kind }: DomainMember): boolean => kind === 'integer' || kind === 'decimal' || kind === 'moment' || kind === 'flag';
/** Null is kept where nothing was sent. */
const isNullable = (member: DomainMember): boolean => !member.isRequired && emptyWire(member) === null;

/** Files of the sandbox of a domain by their paths: its table, its first rows, its handlers, its module. */
export function sandboxFiles(domain: Domain): Record<string, string> {
  const folder = `openapi/servers/sandbox/resources/${domain.name}`;
  return {
    [`${folder}/tables.ts`]: tablesText(domain),
    [`${folder}/seed.ts`]: seedText(domain),
    [`${folder}/handlers.ts`]: handlersText(domain),
    [`${folder}/module.ts`]: moduleText(domain),
  };
}

/** Names of what the files share. */
export const sandboxNames = ({ name, noun, one, nouns }: Domain) => ({
  tables: `${constant(name)}_TABLES`,
  create: `create${nouns}`,
  stored: `${noun}Stored`,
  seed: `seed${nouns}`,
  handlers: `${one}Handlers`,
  module: `${one}Module`,
});

function tablesText(domain: Domain): string {
  const { members, words, one } = domain;
  const { tables, create, stored } = sandboxNames(domain);
  const sql = (member: DomainMember): string => {
    const type = member.kind === 'decimal' ? 'REAL' : isNumber(member) ? 'INTEGER' : 'TEXT';
    return `    ${member.wireName} ${type}${isNullable(member) ? '' : ' NOT NULL'}${member.kind === 'flag' ? ` CHECK (${member.wireName} IN (0, 1))` : ''},`;
  };
  const types = members.map(
    (member) => `  ${member.wireName}: ${isNumber(member) ? 'number' : choiceType(member)}${isNullable(member) ? ' | null' : ''};`,
  );
  const unique = members.filter(({ isUnique }) => isUnique);
  const order = members.find(({ wireName }) => wireName === 'sortCode');
  return `import type { Stamp } from '../../core/maintained.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';

/** Name of one record. */
const TITLE = ${quote(words.zh)};

export const ${tables} = \`
  CREATE TABLE domain_${one} (
    id TEXT PRIMARY KEY,
${members.map(sql).join('\n')}
    creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
\`;

/** ${capital(withArticle(words.en ?? one))} as it is stored. @reading R-713 */
export type ${stored} = Stamp & {
${types.join('\n')}
};

const DESCRIPTOR: ResourceDescriptor<${stored}> = {
  table: 'domain_${one}',
  title: TITLE,
  columns: ['id', ${members.map(({ wireName }) => `'${wireName}'`).join(', ')}, 'creatorTime', 'lastModifyTime'],
  order: [${order ? "'sortCode', " : ''}'id'],
  unique: [${unique.map(({ wireName }) => `{ columns: ['${wireName}'], msg: \`\${TITLE}${TAKEN}\` }`).join(', ')}],
  references: [],
  heldBy: [],
};

/** The records as rows. */
export const ${create} = (store: Store): Resource<${stored}> => createResource(store, DESCRIPTOR);
`;
}

const choiceType = ({ kind, choices }: DomainMember): string => (kind === 'choice' ? choices.map(quote).join(' | ') : 'string');

function seedText(domain: Domain): string {
  const { seed, create, stored } = sandboxNames(domain);
  const rows = Array.from({ length: SEED_ROWS }, (_, at) => {
    const wire: Readonly<Record<string, string | number>> = wireRecord(domain, at);
    const members = domain.members.map(
      ({ wireName }) => `${wireName}: ${typeof wire[wireName] === 'number' ? wire[wireName] : quote(String(wire[wireName]))}`,
    );
    return `  { ${members.join(', ')} },`;
  });
  return `import type { SeedWorld } from '../../core/module.ts';
import type { Stamp } from '../../core/maintained.ts';
import { ${create}, type ${stored} } from './tables.ts';

const ROWS: readonly Omit<${stored}, keyof Stamp>[] = [
${rows.join('\n')}
];

/** Writes the first records. @reading R-713 */
export function ${seed}({ store, nextId, timeMs }: SeedWorld): void {
  const records = ${create}(store);
  for (const row of ROWS) records.insert({ id: nextId(), ...row, creatorTime: timeMs, lastModifyTime: timeMs });
}
`;
}

function handlersText(domain: Domain): string {
  const { calls, members } = domain;
  const { handlers, create, stored } = sandboxNames(domain);
  const ids = calls.map((call) => callId(domain, call));
  const filters = filteredMembers(domain).map(({ wireName, name }) =>
    name === 'isEnabled'
      ? `...(query.${wireName} !== undefined && { ${wireName}: query.${wireName} })`
      : `...(query.${wireName} && { ${wireName}: query.${wireName} })`,
  );
  const searched = searchedMembers(domain).map(({ wireName }) => `row.${wireName}`);
  const isWritten = calls.includes('create') || calls.includes('update');
  const sent = members.map((member) => {
    const empty = emptyWire(member);
    const otherwise = member.name === 'isEnabled' ? 'before?.enabledMark ?? 1' : typeof empty === 'string' ? quote(empty) : String(empty);
    return `  ${member.wireName}: body.${member.wireName}${member.isRequired ? '' : ` ?? ${otherwise}`},`;
  });
  const isKept = members.some(({ name }) => name === 'isEnabled');
  const body = calls.includes('create') ? 'create' : 'update';
  return `import type { ${isWritten ? 'Call, ' : ''}Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { maintain } from '../../core/maintained.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { ${create}${isKept || !isWritten ? `, type ${stored}` : ''} } from './tables.ts';

type Operations = ${ids.map(quote).join(' | ')};

/** Members a list may be ordered by. */
const SORTED = [${[...members.map(({ wireName }) => `'${wireName}'`), "'creatorTime'", "'lastModifyTime'"].join(', ')}] as const;

/** Handlers of the domain. @reading R-713 */
export function ${handlers}(world: World): Handlers<Operations> {
  const records = ${create}(world.store);
  const maintained = maintain(world, records, { columnsOf });
  return {
    ${ids[0]}: ({ query }) => {
      const rows = records.list(${filters.length > 0 ? `{ ${filters.join(', ')} }` : ''});
      const found = rows.filter((row) => matchesKeyword(query.keyword, ${searched.join(', ')}));
      return { data: pageOf(ordered(found, query, SORTED), query) };
    },
${calls
  .filter((call) => call !== 'list')
  .map((call) => `    ${callId(domain, call)}: maintained.${call},`)
  .join('\n')}
  };
}

${
  isWritten
    ? `type Body = Call<'${callId(domain, body)}'>['body'];

const columnsOf = (body: Body${isKept ? `, before: ${stored} | null` : ''}) => ({
${sent.join('\n')}
});
`
    : `const columnsOf = ({ id: _id, creatorTime: _created, lastModifyTime: _changed, ...row }: ${stored}) => row;
`
}`;
}

const moduleText = (domain: Domain): string => {
  const { module, handlers, seed, tables } = sandboxNames(domain);
  return `import { defineModule } from '../../core/module.ts';
import { ${handlers} } from './handlers.ts';
import { ${seed} } from './seed.ts';
import { ${tables} } from './tables.ts';

/** Records of the domain ${domain.words.en}. */
export const ${module} = defineModule({
  name: 'domain-${domain.name}',
  tables: [${tables}],
  seed: ${seed},
  handlers: ${handlers},
});
`;
};
