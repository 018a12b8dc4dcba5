import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { EnvironmentProvider, environmentOf, useEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';

/** Parts of the surroundings that differ from those around, and what stands in them. */
export interface HeadlessProviderProps extends Partial<Environment> {
  readonly children: ReactNode;
}

/**
 * Surroundings of headless widgets: another language, direction, voice, clock, place of layers, or sounds of names. None is needed in a page
 * that says its language itself; what a server streams has to be given `lang`, since a server has no page to ask.
 */
export function HeadlessProvider({ lang, dir, announce, layerHost, clock, loadSounds, children }: HeadlessProviderProps) {
  const around = useEnvironment();
  const value = useMemo(
    () =>
      environmentOf(around, {
        ...(lang !== undefined && { lang }),
        ...(dir && { dir }),
        ...(announce && { announce }),
        ...(layerHost && { layerHost }),
        ...(clock && { clock }),
        ...(loadSounds !== undefined && { loadSounds }),
      }),
    [around, lang, dir, announce, layerHost, clock, loadSounds],
  );
  return <EnvironmentProvider value={value}>{children}</EnvironmentProvider>;
}
