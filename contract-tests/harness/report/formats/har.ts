import type { Recorded } from '../../run/described/probe.ts';
import type { DescribedRun } from '../../run/described/runDescribed.ts';

interface Field {
  readonly name: string;
  readonly value: string;
}

/** Duration that was not measured. */
const UNKNOWN = -1;

/**
 * HTTP Archive 1.2 of the calls behind what is broken: one entry for each, with the checks it broke as its comment. Texts are masked
 * like everywhere; bodies are cut where the report cuts them.
 */
export function harOf({ recorded, results, tag }: Pick<DescribedRun, 'recorded' | 'results' | 'tag'>, target: string): string {
  const broken = new Map<string, string[]>();
  for (const { id, evidence, promise } of results)
    if (evidence) broken.set(evidence.replay, [...(broken.get(evidence.replay) ?? []), `${id}: ${promise}`]);
  const log = {
    version: '1.2',
    creator: { name: 'milepost contract', version: tag },
    pages: [],
    entries: recorded.flatMap((each) => entryOf(each, target, broken.get(each.id) ?? [])),
  };
  return `${JSON.stringify({ log }, null, 2)}\n`;
}

function entryOf({ id, exchange }: Recorded, target: string, checks: readonly string[]): object[] {
  if (!exchange) return [];
  const { request, requestBody, fields, authorization, contentType, status, responseType, response, startedMs, durationMs } = exchange;
  const [method = 'GET', ...rest] = request.split(' ');
  const url = new URL(rest.join(' '), target);
  const type = contentType ?? 'application/json';
  return [
    {
      startedDateTime: new Date(startedMs).toISOString(),
      time: durationMs,
      request: {
        method,
        url: url.href,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [
          { name: 'jnpf-origin', value: 'pc' },
          ...(authorization === 'none' ? [] : [{ name: 'Authorization', value: '***' }]),
          ...(requestBody === null ? [] : [{ name: 'Content-Type', value: type }]),
        ],
        queryString: [...url.searchParams].map(([name, value]): Field => ({ name, value })),
        ...(requestBody !== null && {
          postData: { mimeType: type, text: requestBody, params: fields?.map(([name, value]): Field => ({ name, value })) ?? [] },
        }),
        headersSize: UNKNOWN,
        bodySize: requestBody === null ? 0 : Buffer.byteLength(requestBody),
      },
      response: {
        status,
        statusText: status === 0 ? 'no answer' : '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [{ name: 'Content-Type', value: responseType }],
        content: { size: Buffer.byteLength(response), mimeType: responseType, text: response },
        redirectURL: '',
        headersSize: UNKNOWN,
        bodySize: UNKNOWN,
      },
      cache: {},
      timings: { blocked: UNKNOWN, dns: UNKNOWN, connect: UNKNOWN, ssl: UNKNOWN, send: 0, wait: durationMs, receive: 0 },
      comment: [`replay ${id}`, ...checks].join('\n'),
    },
  ];
}
