import { plural } from '../../../templates/names.ts';
import { callId, needOf, type Domain } from '../domain.ts';
import { pathLines, tagLine } from './description.ts';
import { filledField } from './journey.ts';
import { sandboxNames } from './sandbox.ts';

/** Parts of a domain that may be left out. */
export const OPTIONAL_PARTS = ['sandbox', 'contract', 'page', 'journey'] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

/** A file in which domains are listed, with one more and with one less. */
export interface SharedList {
  readonly path: string;
  /** Part that is listed here; null for what every domain has. */
  readonly part: OptionalPart | null;
  /** The file with the domain; the same where it is listed; null where the file is not as expected. */
  readonly withDomain: (text: string, domain: Domain) => string | null;
  readonly without: (text: string, names: DomainNames) => string;
}

/** Names by which lists know a domain. */
export type DomainNames = Pick<Domain, 'name' | 'one' | 'noun' | 'nouns'> & { readonly title: string | null };

/** A line after the last one that a pattern finds. */
function afterLast(text: string, pattern: RegExp, lines: string): string | null {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) return null;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}${lines}${text.slice(at)}`;
}

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);
/** Lines in their order, with more of them, each once. */
const sortedWith = (lines: readonly string[], more: readonly string[]): string[] => [...new Set([...lines, ...more])].toSorted(byCode);

const DESCRIPTION: SharedList = {
  path: 'openapi/spec/openapi.yaml',
  part: null,
  withDomain(text, domain) {
    if (text.includes(`'domains/${domain.name}/paths.yaml#/`)) return text;
    const tagged = afterLast(text, /^ {2}- \{ name: .*\n/gm, tagLine(domain));
    return tagged && afterLast(tagged, /^ {2}\/api\/.*\n/gm, pathLines(domain));
  },
  without: (text, { name }) =>
    text.replaceAll(new RegExp(`^ {2}- \\{ name: ${name}, .*\\n|^ {2}/api/.*'domains/${name}/paths\\.yaml#/.*\\n`, 'gm'), ''),
};

const TAGS_LIST = /(export const TAGS = \[\n)([\s\S]*?)(\] as const;)/;
const TAGS: SharedList = {
  path: 'openapi/codegen/rules/tags.ts',
  part: null,
  withDomain: (text, { one }) =>
    !TAGS_LIST.test(text) || text.includes(`  '${one}',\n`)
      ? TAGS_LIST.test(text)
        ? text
        : null
      : text.replace(TAGS_LIST, (_, opening: string, rows: string, end: string) => `${opening}${rows}  '${one}',\n${end}`),
  without: (text, { one }) => text.replace(`  '${one}',\n`, ''),
};

const CODECS: SharedList = {
  path: 'openapi/src/testing/codecs.ts',
  part: null,
  withDomain(text, { name, one }) {
    if (text.includes(`domains/${name}/index.ts`)) return text;
    const imported = afterLast(text, /^import \{ \w+Codecs \}.*\n/gm, `import { ${one}Codecs } from '../domains/${name}/index.ts';\n`);
    return imported && afterLast(imported, /^ {2}\.\.\.\w+Codecs,\n/gm, `  ...${one}Codecs,\n`);
  },
  without: (text, { name, one }) =>
    text.replace(`import { ${one}Codecs } from '../domains/${name}/index.ts';\n`, '').replace(`  ...${one}Codecs,\n`, ''),
};

const MODULES: SharedList = {
  path: 'openapi/servers/sandbox/modules.ts',
  part: 'sandbox',
  withDomain(text, domain) {
    const { module } = sandboxNames(domain);
    if (text.includes(`resources/${domain.name}/module.ts`)) return text;
    const imported = afterLast(
      text,
      /^import \{ \w+(?:, \w+)* \} from '\.\/resources\/.*\n/gm,
      `import { ${module} } from './resources/${domain.name}/module.ts';\n`,
    );
    // The last one: ids of rows that other modules have seeded stay as they are.
    return imported && afterLast(imported, /^ {2}\w+Module,\n/gm, `  ${module},\n`);
  },
  without: (text, { name, one }) =>
    text.replace(`import { ${one}Module } from './resources/${name}/module.ts';\n`, '').replace(`  ${one}Module,\n`, ''),
};

/** Accounts of the test of rights, by what a call needs. */
const ALLOWED = { session: 'guest staff owner admin', administrator: 'admin', page: 'owner admin' } as const;

const RIGHTS: SharedList = {
  path: 'openapi/servers/sandbox/tests/rights/rights.cells.txt',
  part: null,
  withDomain(text, domain) {
    const rows = domain.calls.map((call) => {
      const need = needOf(domain, call);
      return `${callId(domain, call)} ${need === 'session' || need === 'administrator' ? ALLOWED[need] : ALLOWED.page}`;
    });
    return `${sortedWith(text.trimEnd().split('\n'), rows).join('\n')}\n`;
  },
  without: (text, { noun, nouns }) => text.replaceAll(new RegExp(`^(list${nouns}|(get|create|update|remove)${noun}) .*\\n`, 'gm'), ''),
};

const PAIRS: SharedList = {
  path: 'openapi/servers/sandbox/tests/pairs.ts',
  part: 'sandbox',
  withDomain(text, { noun, nouns, calls }) {
    if (!calls.includes('update') || !calls.includes('get') || text.includes(`  update${noun}: [`)) return text;
    return afterLast(
      text,
      /^ {2}update\w+: \['get\w+', pageOf\('list\w+'(?:, \{[^}]*\})?\)\],\n/gm,
      `  update${noun}: ['get${noun}', pageOf('list${nouns}')],\n`,
    );
  },
  without: (text, { noun, nouns }) => text.replace(`  update${noun}: ['get${noun}', pageOf('list${nouns}')],\n`, ''),
};

const RESOURCES_END = /\n\];\n\n\/\*\* Resource an operation belongs to/;
const CONTRACT: SharedList = {
  path: 'contract-tests/harness/model/resources.ts',
  part: 'contract',
  withDomain(text, domain) {
    const { noun, nouns, members, label, calls } = domain;
    if (!calls.includes('create') || text.includes(`  resource('${noun}', `)) return text;
    if (!RESOURCES_END.test(text)) return null;
    const unique = members.find(({ isUnique, kind }) => isUnique && kind === 'text');
    const marks = [label, ...members.filter((member) => member !== label && member === unique)].map(({ wireName }) => `'${wireName}'`);
    const lost = (['read', 'update', 'remove'] as const)
      .filter((call) => !calls.includes(call === 'read' ? 'get' : call))
      .map((call) => `, ${call}: null`);
    const row = `  resource('${noun}', 'list${nouns}', { marks: [${marks.join(', ')}], unique: ${unique ? `'${unique.wireName}'` : 'null'}${lost.join('')} }),`;
    return text.replace(RESOURCES_END, (end) => `\n${row}${end}`);
  },
  without: (text, { noun }) => text.replace(new RegExp(`^ {2}resource\\('${noun}', [^;]*?\\}\\),\\n`, 'm'), ''),
};

/** Sentences the sandbox says in every language, among them what a record is called. */
const SENTENCES: SharedList = {
  path: 'openapi/servers/sandbox/sentences/catalogue.json',
  part: 'sandbox',
  withDomain(text, { words, one }) {
    const line = `  ${JSON.stringify(words.zh)}: { "zhtw": ${JSON.stringify(words.zhtw)}, "en": ${JSON.stringify(words.en ?? plural(one))} },\n`;
    if (text.includes(`\n  ${JSON.stringify(words.zh)}: `)) return text;
    const rows = [...text.matchAll(/^ {2}("(?:[^"\\]|\\.)*"): /gm)];
    const next = rows.find(([, key = '']) => JSON.parse(key) > words.zh);
    return next ? `${text.slice(0, next.index)}${line}${text.slice(next.index)}` : null;
  },
  without: (text, { title }) =>
    title === null
      ? text
      : text.replace(new RegExp(`^  ${JSON.stringify(title).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}: \\{ "zhtw": .*\\},\\n`, 'm'), ''),
};

/** Tables whose changes the log of the sandbox tells. */
const WATCHED_LIST = /(export const WATCHED: [^\n]*\{\n)([\s\S]*?)(\n\};)/;
const WATCHED: SharedList = {
  path: 'openapi/servers/sandbox/resources/monitor/watched.ts',
  part: 'sandbox',
  withDomain(text, { one, words, label }) {
    if (text.includes(`  domain_${one}: `)) return text;
    if (!WATCHED_LIST.test(text)) return null;
    const row = `  domain_${one}: { title: '${words.zh.replaceAll("'", '’')}', name: '${label.wireName}' },`;
    return text.replace(WATCHED_LIST, (_, opening: string, rows: string, end: string) => `${opening}${rows}\n${row}${end}`);
  },
  without: (text, { one }) => text.replace(new RegExp(`^ {2}domain_${one}: .*\\n`, 'm'), ''),
};

/** Fields a new record needs on the generated page that every list gets in a test. */
const NEW_RECORDS_LIST = /(export const NEW_RECORDS: [^\n]*\{\n)([\s\S]*?)(\n\};)/;
const NEW_RECORDS: SharedList = {
  path: 'cli/src/testing/newRecords.ts',
  part: null,
  withDomain(text, domain) {
    const { nouns, members, label, calls } = domain;
    if (!calls.includes('create') || text.includes(`  list${nouns}: `)) return text;
    if (!NEW_RECORDS_LIST.test(text)) return null;
    const fields = members.filter((member) => member.isRequired || member === label).map((member) => filledField(member, domain));
    return text.replace(
      NEW_RECORDS_LIST,
      (_, opening: string, rows: string, end: string) => `${opening}${rows}\n  list${nouns}: { ${fields.join(', ')} },${end}`,
    );
  },
  without: (text, { nouns }) => text.replace(new RegExp(`^ {2}list${nouns}: \\{(?: .* \\},|\\n[\\s\\S]*?\\n {2}\\},)\\n`, 'm'), ''),
};

/** Every file in which domains are listed. */
export const SHARED_LISTS: readonly SharedList[] = [
  DESCRIPTION,
  TAGS,
  CODECS,
  MODULES,
  RIGHTS,
  PAIRS,
  CONTRACT,
  SENTENCES,
  WATCHED,
  NEW_RECORDS,
];
