import { decodeAddressText, encodeAddressText, parseExactJson } from '../../guards/index.ts';
import { choice, from, number, record, type Codec, type ModelOf } from '../../wire/index.ts';

/** Characters of the query value that are read. @reading R-153 */
export const FLOW_CONFIG_MAX_CHARS = 16_384;

/** A text or a number as a text; anything else, which only an address somebody made up holds, is none. */
const word: Codec<unknown, string | null, string | null> = {
  decode: (wire) => (typeof wire === 'string' || typeof wire === 'number' ? String(wire) || null : null),
  encode: (model) => model,
};
const formType: Codec<unknown, number | null, number | null> = {
  decode: (wire) => number.decode(word.decode(wire)),
  encode: (model) => model,
};
/** Relation of the caller to the flow: about to launch it, or launched, handling, handled, copied. A type nobody knows may only look, as with a copy. @reading R-153 @reading R-751 */
const standing = choice({ launching: -1, launched: 1, toDo: 2, copied: 3, done: 4 }, 'copied');
export type FlowStanding = ModelOf<typeof standing>;

const flowConfig = record({
  processId: word,
  /** Null from 3.6 on, like `formType`. */
  enCode: word,
  flowId: word,
  formType,
  standing: from('type', {
    decode: (wire: unknown) => standing.decode(word.decode(wire)),
    encode: (model: FlowStanding) => standing.encode(model),
  }),
  taskNodeId: word,
  taskOperatorId: word,
});

/** Configuration the page of a flow is opened with. @source shell §2.1 */
export type FlowConfig = Omit<ModelOf<typeof flowConfig>, 'processId'> & { processId: string };

/** The `config` of `/workFlowDetail`: base64 of UTF-8 JSON, URL-encoded. @source shell §2.1 */
export const encodeFlowConfig = (config: FlowConfig): string => encodeAddressText(JSON.stringify(flowConfig.encode(config)));

/** The path of the page of a flow. @source shell §2.1 */
export const flowDetailPath = (config: FlowConfig): string => `/workFlowDetail?config=${encodeFlowConfig(config)}`;

/**
 * Content of a `config`, whether it is still URL-encoded or not; null for anything else: no base64, no JSON object, no
 * process, or more than 16,384 characters. Never throws.
 * @reading R-153
 */
export function decodeFlowConfig(raw: string): FlowConfig | null {
  if (raw.length > FLOW_CONFIG_MAX_CHARS) return null;
  // A plus sign that somebody forgot to encode has become a blank.
  const text = decodeAddressText(raw.replaceAll(' ', '+'));
  const wire = text === null ? null : objectIn(text);
  if (wire === null) return null;
  const config = flowConfig.decode(wire);
  return config.processId === null ? null : { ...config, processId: config.processId };
}

function objectIn(text: string): object | null {
  try {
    const value = parseExactJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Operation types, as the page of a flow and the codes on paper number them. @source forms §3 @reading R-153 */
export const OPERATION_TYPES = { launching: -1, launched: 0, toDo: 1, done: 2, copied: 3 } as const satisfies Record<FlowStanding, number>;

/** The work to ask for with `checkFlowTask` before the page is shown; null where nothing is to be asked. @reading R-155 */
export const workToCheck = ({ standing: who, taskOperatorId }: FlowConfig): string | null => (who === 'toDo' ? taskOperatorId : null);
