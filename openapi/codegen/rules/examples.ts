import { isRecord, recordAt } from '../record.ts';

type Resolve = (node: unknown) => unknown;

/** Problems of the examples of one operation: a good answer with code 200, where no session can be over a failure of its own, a request for every JSON body. */
export function exampleProblems(operation: unknown, resolve: Resolve = (node) => node): string[] {
  const answer = resolve(recordAt(recordAt(operation, 'responses'), '200'));
  const answers = examplesOf(recordAt(recordAt(answer, 'content'), 'application/json'), resolve);
  const isRaw = isRecord(operation) && operation['x-raw-response'] === true;
  const problems: string[] = [];

  if (isRaw) {
    const media = Object.entries(recordAt(answer, 'content')).filter(([type]) => type !== 'application/json');
    if (media.length === 0 || !media.every(([, bytes]) => examplesOf(bytes, resolve).has('good')))
      problems.push('The bytes need an example named "good".');
  } else if (codeOf(answers.get('good')) !== 200) {
    problems.push('The answer needs an example named "good" with code 200.');
  }
  if (!isRaw && answers.keys().next().value !== 'good') problems.push('"good" must be the first example: the mock answers the first one.');
  const isPublic = isRecord(operation) && Array.isArray(operation['security']) && operation['security'].length === 0;
  if (isPublic && ![...answers.values()].some((value) => typeof codeOf(value) === 'number' && codeOf(value) !== 200))
    problems.push('The answer of a public operation needs an example of a failure, with a code other than 200.');
  for (const [name, value] of answers)
    if (!Number.isInteger(codeOf(value))) problems.push(`The example "${name}" has no integer code: it is not an envelope.`);

  const request = resolve(recordAt(operation, 'requestBody'));
  for (const [type, media] of Object.entries(recordAt(request, 'content')))
    if (type !== 'multipart/form-data' && examplesOf(media, resolve).size === 0) problems.push(`The ${type} body needs an example.`);
  return problems;
}

function examplesOf(media: unknown, resolve: Resolve): Map<string, unknown> {
  const examples = Object.entries(recordAt(media, 'examples'));
  return new Map(examples.map(([name, example]) => [name, valueOf(resolve(example))]));
}

const valueOf = (example: unknown): unknown => (isRecord(example) ? example['value'] : undefined);
const codeOf = (envelope: unknown): unknown => (isRecord(envelope) ? envelope['code'] : undefined);
