export { arrowOf, isRtl } from './direction.ts';
export type { Direction } from './direction.ts';
export { EnvironmentProvider, useAnnounce, useEnvironment, useIsHydrated } from './environment.ts';
export type { Environment } from './environment.ts';
export { useSounds } from './useSounds.ts';
export type { Sounds } from './sounds.ts';
export { HeadlessProvider } from './HeadlessProvider.tsx';
export type { HeadlessProviderProps } from './HeadlessProvider.tsx';
