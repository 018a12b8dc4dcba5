declare module '*.po' {
  /** Compiled catalogue: message id → compiled message. */
  export const messages: Record<string, string>;
}
