import { FORM_VERBS } from '../data/words.ts';
import type { Domain, DomainMember } from '../domain.ts';
import { wireValue } from '../values.ts';

/** Place of the new record among the values of the domain, after those of examples and first rows. */
const NEW = 6;
const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;

/** The journey of a domain: one record made, found, changed and removed. None where that cannot be done on its page. */
export function journeyFiles(domain: Domain): Record<string, string> {
  const { name, one, page, words, members, label, calls } = domain;
  if (page === null || calls.length < 5) return {};
  const fields = members.filter((member) => member.isRequired && member !== label).map((member) => filledField(member, domain));
  return {
    [`console/e2e/records/${name}.e2e.ts`]: `import { test } from '../world.ts';
import { keepsOneRecord } from './keepsOneRecord.ts';

test('a person makes, finds, changes and removes one record: ${words.en}', async ({ page, world }) => {
  await world.openAs(page, 'admin', '/${page}');
  await keepsOneRecord(page, {
    title: ${quote(words.zh)},
    add: ${quote(`${FORM_VERBS.add}${words.zh}`)},
    edit: ${quote(`${FORM_VERBS.edit}${words.zh}`)},
    id: '${one}',
    fields: { ${fields.join(', ')} },
    label: '${label.name}',
    called: ${quote(String(wireValue(label, domain, NEW)))},
    changed: ${quote(String(wireValue(label, domain, NEW + 1)))},
  });
});
`,
  };
}

/** A field and its value as code, as a person fills it in. */
export const filledField = (member: DomainMember, domain: Domain): string => `${member.name}: ${typed(member, domain)}`;

function typed(member: DomainMember, domain: Domain): string {
  const value = wireValue(member, domain, NEW);
  const group = quote(member.words?.zh ?? member.name);
  if (member.kind === 'choice') return '{ first: true }';
  if (member.kind === 'day') return `{ group: ${group}, typed: '20261120' }`;
  if (member.kind === 'moment') return `{ group: ${group}, typed: '202611200830' }`;
  return quote(String(value));
}
