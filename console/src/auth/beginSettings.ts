import { adoptSettings } from '../settings/settings.ts';
import { layoutType } from '../settings/shellSettings.ts';
import type { CameFrom } from './signInHandoff.ts';

/**
 * Settings of a person who is in from now on. After a sign-in the layout is the one the server returned, whatever this
 * browser held; what the person chooses later is kept and told to the server, so that the next sign-in brings it.
 * @source shell §4 @reading R-291
 */
export function beginSettings(userId: string, from: CameFrom): void {
  adoptSettings(userId);
  if (from.kind === 'login') layoutType.set(from.layout);
}
