/** Ways a call is made to fail. */
export const FAULT_KINDS = ['code', 'http', 'cut', 'malformed', 'lost-answer'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault waiting for its calls. */
export interface Fault {
  /** The operation it waits for; `*` for any. */
  readonly operationId: string;
  /**
   * `code` answers an envelope with `code`; `http` an HTTP status of `code`; `cut` ends the connection in the middle of the
   * answer; `malformed` answers half a JSON; `lost-answer` does the work and then ends the connection.
   */
  readonly kind: FaultKind;
  readonly code: number;
  readonly msg: string;
  /** So many calls are still to fail. */
  times: number;
}

/** Faults that were ordered. */
export interface Faults {
  order(fault: Fault): void;
  delay(operationId: string, ms: number): void;
  clear(): void;
  /** The fault of this call, counted down; null for none. */
  take(operationId: string): Fault | null;
  delayOf(operationId: string): number;
}

export const ANY_OPERATION = '*';

export function createFaults(): Faults {
  let faults: Fault[] = [];
  const delays = new Map<string, number>();
  return {
    order: (fault) => void faults.push({ ...fault }),
    delay: (operationId, ms) => void delays.set(operationId, ms),
    clear: () => {
      faults = [];
      delays.clear();
    },
    take: (operationId) => {
      const fault = faults.find((each) => each.times > 0 && (each.operationId === operationId || each.operationId === ANY_OPERATION));
      if (!fault) return null;
      fault.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return fault;
    },
    delayOf: (operationId) => delays.get(operationId) ?? delays.get(ANY_OPERATION) ?? 0,
  };
}
