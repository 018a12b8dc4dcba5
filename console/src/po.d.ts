declare module '*.po' {
  /** Compiled catalogue: message id → compiled message. */
  export const messages: Record<string, string>;
}

/** The part of a catalogue that a page says as soon as it is painted. */
declare module '*.po?first' {
  export const messages: Record<string, string>;
}

/** The other part of a catalogue. */
declare module '*.po?late' {
  export const messages: Record<string, string>;
}
