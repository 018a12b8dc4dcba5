import { randomBytes } from 'node:crypto';
import { ContractStop, EXIT, SafetyStop } from '../../model/stop.ts';

const PROOF_PATH = '/__sandbox';
const NONCE_BYTES = 18;
const TIMEOUT_MS = 5_000;

/** Target by its origin, and whether it is this computer. */
interface Place {
  readonly origin: string;
  readonly isLoopback: boolean;
}

/** @throws SafetyStop for a target of full mode that is another computer, whatever account signs in there */
export function requireHere({ origin, isLoopback }: Place): void {
  if (isLoopback) return;
  throw new SafetyStop(
    `${origin} is not this computer, and full mode writes. Nothing was sent. Use --mode read there, or start a sandbox here and use its address.`,
  );
}

/**
 * Makes sure that a target is a sandbox: it must echo a new random nonce, at the address itself. Costs one GET,
 * and none at all when the target is another computer.
 * @throws SafetyStop when it is not, or not here
 * @throws ContractStop with exit code 3 when nothing answers
 */
export async function proveSandbox(place: Place): Promise<void> {
  requireHere(place);
  const { origin } = place;
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const answer = await ask(`${origin}${PROOF_PATH}?nonce=${nonce}`);
  if (!isEcho(answer, nonce))
    throw new SafetyStop(
      `${origin} does not prove to be a sandbox, and full mode writes. One GET was sent, nothing was written. Use --mode read, or the address of a sandbox.`,
    );
}

async function ask(address: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new ContractStop(
      EXIT.notStarted,
      `${new URL(address).origin} does not answer, so nothing could be tested. Start it, or correct --target.`,
      error,
    );
  }
  return response.status === 200 ? response.json().catch(() => undefined) : undefined;
}

function isEcho(answer: unknown, nonce: string): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { sandbox, product, nonce: echoed }: { sandbox?: unknown; product?: unknown; nonce?: unknown } = answer;
  return sandbox === true && product === 'milepost' && echoed === nonce;
}
