/** Examples for the next call of an operation, each once; ordered by a control call. */
export class Orders {
  readonly #byOperation = new Map<string, string[]>();

  add(operationId: string, example: string): void {
    this.#byOperation.set(operationId, [...(this.#byOperation.get(operationId) ?? []), example]);
  }

  /** The oldest order of an operation, which is then spent. */
  take(operationId: string): string | undefined {
    return this.#byOperation.get(operationId)?.shift();
  }
}

/** The example a request itself asks for: query `__example`, else header `Prefer: example=name`. */
export function requestedExample(query: URLSearchParams, prefer: string | undefined): string | undefined {
  return query.get('__example') ?? /(?:^|[;,\s])example="?([\w-]+)"?/.exec(prefer ?? '')?.[1];
}
