import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { isRecord, recordAt, type JsonRecord } from './record.ts';
import { HEADER_COMMENT } from './render-operations.ts';
import { MESSAGE_REF } from './tidy-socket.ts';

const SCHEMA_REF = '#/components/schemas/';

/**
 * The source text of socket.gen.ts: every schema of the socket, and what either side says as a union told apart by `method`.
 * @throws when an operation names a message the bundle does not hold
 */
export async function renderSocket(bundle: JsonRecord): Promise<string> {
  const { schemas } = recordAt(bundle, 'components');
  const document = { openapi: '3.1.0', info: { title: 'socket', version: '1' }, paths: {}, components: { schemas } };
  const nodes = await openapiTS(JSON.stringify(document));
  const components = nodes.filter((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const union = (action: string): string =>
    framesOf(bundle, action)
      .map((name) => `\n  | SocketMessages['${name}']`)
      .join('');
  return `${HEADER_COMMENT}
${astToString(components)}
/** Every schema of the socket, by its name. */
export type SocketMessages = components['schemas'];

/** Frames a client sends, told apart by \`method\`. */
export type ClientFrame =${union('send')};

/** Frames a server sends, told apart by \`method\`. */
export type ServerFrame =${union('receive')};
`;
}

/** Names of the payloads of what one side says: `send` is the client, `receive` the server. */
export function framesOf(bundle: JsonRecord, action: string): string[] {
  const messages = recordAt(recordAt(recordAt(bundle, 'channels'), 'session'), 'messages');
  const operations = Object.values(recordAt(bundle, 'operations')).filter(
    (operation) => isRecord(operation) && operation['action'] === action,
  );
  const names = operations
    .flatMap((operation) => refsOf(recordAt({ operation }, 'operation')['messages']))
    .map((reference) => reference.slice(MESSAGE_REF.length));
  return names.map((name) => {
    const reference = recordAt(recordAt(messages, name), 'payload')['$ref'];
    if (typeof reference !== 'string' || !reference.startsWith(SCHEMA_REF))
      throw new Error(`[api] The socket names the message "${name}", which has no payload of its own. Check spec/socket/asyncapi.yaml.`);
    return reference.slice(SCHEMA_REF.length);
  });
}

const refsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : [])
    .map((entry: unknown) => recordAt({ entry }, 'entry')['$ref'])
    .filter((reference) => typeof reference === 'string');
