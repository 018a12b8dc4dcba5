import { signInHandoff } from './signInHandoff.ts';
import { adoptSettings } from '../settings/settings.ts';
import { layoutType } from '../settings/shellSettings.ts';

/**
 * The settings of a person who is in from now on. After a sign-in the layout is the one the server returned, whatever this
 * browser held; what the person chooses later is kept and told to the server, so that the next sign-in brings it.
 * @source shell §4 @reading R-291
 */
export function beginSettings(userId: string): void {
  adoptSettings(userId);
  const layout = signInHandoff.takeLayout();
  if (layout) layoutType.set(layout);
}
