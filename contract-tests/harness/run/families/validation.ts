import { textMember } from '../../plan/validation.ts';
import { factsOf } from '../../model/facts.ts';
import type { Resource } from '../../model/resources.ts';
import { isJson, shapeOf, type Json } from '../../model/schema.ts';
import { type Run } from '../described/family.ts';
import { badBodies, INJECTIONS, lastGoodBodies } from '../../plan/bodies/badBodies.ts';
import { faultFindings, rejectedFindings } from '../judges/faults.ts';
import { differences, isSame } from '../judges/records.ts';
import { finding, shown } from '../judges/values.ts';
import type { CreatedRecord } from '../described/records.ts';
import { idOf, rowsOf } from '../described/rows.ts';

/** Everything that is wrong with a body, one thing at a time, for the creation and for the change of a record. */
export async function validate(made: CreatedRecord, run: Run): Promise<void> {
  await refusedCreations(made, run);
  await changedByBadBodies(made, run);
  await texts(made, run);
}

async function refusedCreations({ resource }: CreatedRecord, { probe, records, seed }: Run): Promise<void> {
  const facts = factsOf(resource.create);
  const before = new Set(await marked(resource, { probe, records }));
  for (const { check, member, why, body } of badBodies(facts, await records.fresh(resource), probe.tag, seed)) {
    const answer = await probe.ask(resource.create, { body });
    probe.ledger.judge(
      check,
      facts,
      rejectedFindings(answer, finding(`body.${member}`, `a refusal: ${why}`, `200 for ${shown(body[member])}`)),
      answer.evidence,
      member,
    );
  }
  const left = (await marked(resource, { probe, records })).filter((id) => !before.has(id));
  probe.ledger.judge(
    'V8',
    facts,
    left.map((id) => finding('data.list', 'nothing of what was refused', `a record with id ${id}`)),
    null,
  );
  for (const { member } of lastGoodBodies(facts, await records.fresh(resource), resource.marks)) {
    const [last] = lastGoodBodies(facts, await records.fresh(resource), [member]);
    const answer = await probe.ask(resource.create, { body: last?.body });
    probe.ledger.judge(
      'V7',
      facts,
      answer.isGood ? [] : [finding(`body.${member}`, '200 for the longest text', `${answer.code} ${shown(answer.body?.['msg'])}`)],
      answer.evidence,
      member,
    );
  }
  const extra = await probe.ask(resource.create, { body: { ...(await records.fresh(resource)), unknownMember: { deep: [1, 2, 3] } } });
  probe.ledger.judge('V5', facts, faultFindings(extra), extra.evidence);
  for (const id of (await marked(resource, { probe, records })).filter((each) => !before.has(each))) {
    probe.own(id, resource.remove === null ? null : { operation: resource.remove, path: records.path(resource, id) });
    await records.remove({ resource, id, mark: '', sent: {} });
  }
}

/** Ids of what carries the mark of the run. */
async function marked(resource: Resource, { probe, records }: Pick<Run, 'probe' | 'records'>): Promise<string[]> {
  if (resource.list === null) return [];
  const { data } = await records.list(resource, probe.tag);
  const [name = ''] = resource.marks;
  return rowsOf(factsOf(resource.list), data)
    .filter((row) => String(row[name] ?? row['fullName']).includes(probe.tag))
    .map(idOf);
}

async function changedByBadBodies({ resource, id, sent }: CreatedRecord, { probe, records, seed }: Run): Promise<void> {
  if (resource.update === null) return;
  const facts = factsOf(resource.update);
  const path = records.path(resource, id);
  const read = async (): Promise<unknown> => (resource.read === null ? null : (await probe.ask(resource.read, { path })).data);
  const before = await read();
  const good: Json = { ...sent, ...(facts.body && 'id' in facts.body.properties ? { id } : {}) };
  let hasTaken = false;
  for (const { check, member, why, body } of badBodies(facts, good, probe.tag, seed)) {
    const answer = await probe.ask(resource.update, { path, body });
    hasTaken ||= answer.isGood;
    probe.ledger.judge(
      check,
      facts,
      rejectedFindings(answer, finding(`body.${member}`, `a refusal: ${why}`, `200 for ${shown(body[member])}`)),
      answer.evidence,
      member,
    );
  }
  if (!isJson(before)) return;
  const after = await read();
  if (hasTaken) await probe.ask(resource.update, { path, body: good });
  probe.ledger.judge('V8', facts, hasTaken ? [] : differences(before, after, `data (id ${id})`, { isWhole: true }), null);
}

/** Hostile text, where any text is allowed, must come back as it was. */
async function texts({ resource, id, sent }: CreatedRecord, { probe, records, seed }: Run): Promise<void> {
  if (resource.update === null || resource.read === null) return;
  const facts = factsOf(resource.update);
  const path = records.path(resource, id);
  const member = textMember(facts, resource.marks);
  if (member === null) return;
  const longest = Number(shapeOf(facts.body?.properties[member]).keywords['maxLength'] ?? Infinity);
  const fitting = INJECTIONS.filter(({ length }) => length <= longest);
  for (const text of seed.order(fitting, `texts of ${facts.id}`)) {
    const answer = await probe.ask(resource.update, {
      path,
      body: { ...sent, ...(facts.body && 'id' in facts.body.properties ? { id } : {}), [member]: text },
    });
    const { data } = await probe.ask(resource.read, { path });
    const got = isJson(data) ? data[member] : undefined;
    const isUnchanged = !answer.isGood ? faultFindings(answer).length === 0 : isSame(got, text);
    probe.ledger.judge('V6', facts, isUnchanged ? [] : [finding(`data.${member} (id ${id})`, shown(text), got)], answer.evidence);
  }
}
