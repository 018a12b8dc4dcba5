import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { OpenApiDocument } from '../core/contract.ts';
import type { Store } from '../core/store.ts';
import type { Services } from '../core/services.ts';
import type { MovableClock } from './clock.ts';
import { readDomains } from './domains.ts';
import { createFaults, type Faults } from './faults.ts';
import { controlRoutes } from './routes.ts';
import { createSnapshots } from './snapshots.ts';

const SECRET_BYTES = 24;

/** Control of tests over a running sandbox. @reading R-175 */
export interface Control {
  readonly faults: Faults;
  readonly routes: Hono;
  /** Asked for by every control; made anew at every start. */
  readonly secret: string;
  close(): void;
}

export interface ControlSetup {
  readonly store: Store;
  readonly clock: MovableClock;
  readonly services: Services;
  /** Does what has become due by the clock. */
  readonly tick: () => void;
  readonly document: OpenApiDocument;
  readonly isHandled: (operationId: string) => boolean;
  /** Makes the tables and first rows of an empty database. */
  readonly prepare: (fresh: Store) => void;
}

export function createControl({ store, clock, services, tick, document, isHandled, prepare }: ControlSetup): Control {
  const faults = createFaults();
  const snapshots = createSnapshots(store, prepare);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const domains = readDomains(document, isHandled);
  const operationIds = new Set(
    Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) =>
        typeof operation === 'object' && operation !== null && 'operationId' in operation ? [String(operation.operationId)] : [],
      ),
    ),
  );
  const routes = controlRoutes({ secret, store, clock, faults, snapshots, services, tick, operationIds, domains });
  return { faults, routes, secret, close: () => snapshots.close() };
}
