/** Marks the caller as the browser on a desk; servers answer other columns to other kinds. @source shell §7 */
export const ORIGIN_HEADERS = { 'jnpf-origin': 'pc' } as const;
