import { words } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';

/** A switch of a design keeps 1 and 0. @source forms §3 */
const onOff: ReadControl = (members, base) => ({
  ...base,
  kind: 'switch',
  storedAs: 'number',
  onText: words(members, 'activeTxt') ?? words(members, 'active-text') ?? '',
  offText: words(members, 'inactiveTxt') ?? words(members, 'inactive-text') ?? '',
});

/** Readers of switches by their names in stored designs. */
export const switchDesign: Readonly<Record<string, ReadControl>> = { switch: onOff };
