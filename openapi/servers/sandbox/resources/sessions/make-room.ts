import type { Store } from '../../core/store.ts';

/** Rows of one network, and of all: anybody may ask for one. @reading R-053 @reading R-055 */
const [MOST_OF_ONE, MOST_OF_ALL] = [200, 1000];

/** Tables anybody adds rows to, with the name of their key. */
const TABLES = { captcha: 'timestamp', login_ticket: 'ticketHash' } as const;

/**
 * Makes room for one more row of a network. Who asks for many pushes out their own oldest ones; where there are too many of all,
 * the oldest of whoever has most goes. So a flood from one place takes nothing from others, and nobody is refused.
 */
export function makeRoom({ run, one }: Pick<Store, 'run' | 'one'>, table: keyof typeof TABLES, network: string, nowMs: number): void {
  const key = TABLES[table];
  run(`DELETE FROM ${table} WHERE expiryTime <= ?`, nowMs);
  run(
    `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE network = ? ORDER BY expiryTime DESC LIMIT -1 OFFSET ?)`,
    network,
    MOST_OF_ONE - 1,
  );
  const { count = 0 } = one<{ count: number }>(`SELECT count(*) AS count FROM ${table}`) ?? {};
  if (count < MOST_OF_ALL) return;
  run(
    `DELETE FROM ${table} WHERE ${key} = (
       SELECT ${key} FROM ${table}
       WHERE network = (SELECT network FROM ${table} GROUP BY network ORDER BY count(*) DESC LIMIT 1) ORDER BY expiryTime LIMIT 1
     )`,
  );
}
