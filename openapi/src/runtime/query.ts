/** Values a query can carry; null and undefined leave the parameter out. */
export type QueryValue = string | number | boolean | null | undefined;

/** The query of an address: the arguments that are there, then the timestamp. @source shell §7 */
export function queryText(values: Readonly<Record<string, QueryValue>> = {}, timestamp: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== null) query.append(name, String(value));
  query.append('n', String(timestamp));
  return query.toString();
}
