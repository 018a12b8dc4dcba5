import { createContext, useContext, useLayoutEffect } from 'react';
import type { Politeness } from '../announcer/index.ts';
import { systemClock } from '../clock/index.ts';
import type { Clock } from '../clock/index.ts';
import { useExternalStore } from '../external-store/index.ts';
import type { Direction } from './direction.ts';
import type { Sounds } from './sounds.ts';
import { announceOnPage, holdPageRegions, pageLayerHost } from './page.ts';

/** Surroundings of the headless widgets: language, direction, what is heard, where layers are drawn, what time it is. */
export interface Environment {
  /** Language of figures, dates and order, as a BCP 47 tag. */
  readonly lang: string;
  /** Side on which lines begin; `auto` asks the element a key was pressed in. */
  readonly dir: Direction;
  /** Reads a sentence to a screen reader. */
  readonly announce: (text: string, politeness?: Politeness) => void;
  /** Element that layers over the page are drawn into. Called in the browser only. */
  readonly layerHost: () => HTMLElement;
  readonly clock: Clock;
  /** Fetches what finds names by how they sound; null where they are found by their letters alone. */
  readonly loadSounds: (() => Promise<Sounds>) | null;
}

/** Surroundings where no provider is: a page that says its language and its direction itself. */
const PAGE: Environment = {
  get lang() {
    return (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';
  },
  dir: 'auto',
  announce: announceOnPage,
  layerHost: pageLayerHost,
  clock: systemClock,
  loadSounds: null,
};

const Context = createContext<Environment | null>(null);

/** Provider of a whole environment; `HeadlessProvider` takes the parts that differ. */
export const EnvironmentProvider = Context.Provider;

/** Surroundings of a widget: those of the nearest provider, else those of the page. */
export function useEnvironment(): Environment {
  return useContext(Context) ?? PAGE;
}

/**
 * Reads sentences to a screen reader. Where no provider is, the first widget that may speak puts live regions into the page:
 * one that came together with its sentence would not be read.
 * @param maySpeak false as long as it has nothing to say
 */
export function useAnnounce(maySpeak = true): Environment['announce'] {
  const given = useContext(Context);
  const isOfPage = maySpeak && (given === null || given.announce === announceOnPage);
  useLayoutEffect(() => (isOfPage ? holdPageRegions() : undefined), [isOfPage]);
  return given?.announce ?? announceOnPage;
}

const never = () => () => undefined;

/** False on a server and in the first drawing over what it sent; true from then on, and at once in a page no server has drawn. */
export function useIsHydrated(): boolean {
  return useExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Surroundings, with some of them changed. */
export function environmentOf(around: Environment, changed: Partial<Environment>): Environment {
  return {
    lang: changed.lang ?? around.lang,
    dir: changed.dir ?? around.dir,
    announce: changed.announce ?? around.announce,
    layerHost: changed.layerHost ?? around.layerHost,
    clock: changed.clock ?? around.clock,
    loadSounds: changed.loadSounds === undefined ? around.loadSounds : changed.loadSounds,
  };
}
