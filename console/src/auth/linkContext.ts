import type { ReportContext } from '@milepost/openapi/guards';
import type { ConsoleConfig } from '../settings/config.ts';
import { $token } from './token.ts';

/** Decisions of the deployment on other hosts, with the token of now. */
export const linkContext = (config: ConsoleConfig): ReportContext => ({
  origin: location.origin,
  fileHost: config.fileHost,
  reportHost: config.reportHost,
  dataVisualisationHost: config.dataVisualisationHost,
  frameHosts: config.frameHosts,
  tokenHosts: config.tokenHosts,
  token: $token.get(),
});

/** Opens a window that knows nothing of this one. The only place of the console that does. */
export function openWindow(href: string, features: string): void {
  window.open(href, '_blank', features);
}
