/** Does something by the clock of another place: a time zone such as `Europe/Berlin`. Only in tests that run in Node. */
export function inZone<T>(zone: string, task: () => T): T {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return task();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}
