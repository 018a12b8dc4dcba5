import type { Store } from '../../core/store.ts';

/** A sending configuration that names what is asked for. */
interface Usage {
  readonly id: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly enabledMark: 0 | 1;
}

/** Sending configurations a channel of which names a template or an account, in the order of their list. @reading R-612 */
export const usagesOf = (store: Store, column: 'templateId' | 'accountConfigId', id: string): Usage[] =>
  store.all<Usage>(
    `SELECT id, fullName, enCode, enabledMark FROM send_config config
      WHERE EXISTS (SELECT 1 FROM send_config_channel WHERE sendConfigId = config.id AND ${column} = ?) ORDER BY sortCode, id`,
    id,
  );
