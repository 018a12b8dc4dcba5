/**
 * A hole where something of a design has no code. Its argument has no type, so the line does not compile until somebody writes what
 * should be there, or takes it away.
 * @throws Error when it runs all the same
 * @source designer §16 @reading R-937
 */
export const hole = (what: never): never => {
  throw new Error(
    `[records] ${String(what)} has no code yet · the screen would lack it · write what should be there, or take the line away`,
  );
};
