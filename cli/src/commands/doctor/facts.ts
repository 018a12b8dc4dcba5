import type { DataState } from '@milepost/openapi/servers/sandbox/data-state';

/** State of the checkout as `scripts/state.mjs` prints it: the rules by which the scripts themselves go. */
export interface ProjectState {
  /** Version of the Node that the lock brings, such as v24.21.0; null where it brings none, empty where it does not run. */
  readonly bundledNode: string | null;
  /** Packages that are not installed as the lock names them. */
  readonly packages: readonly string[];
  /** Browser of the tests; without a version where it is not there, empty where it does not run. */
  readonly browser: { readonly path: string; readonly version: string | null };
  /** Chinese fonts. */
  readonly fonts: 'there' | 'none' | 'unknown';
  /** Built console, and whether it is of the sources as they are. */
  readonly console: 'current' | 'older' | 'none';
}

export interface WorkspaceFacts {
  readonly name: string;
  readonly version: string;
  /** Versions it asks of the other workspaces, by their names. */
  readonly needs: Readonly<Record<string, string>>;
}

/** Program that has a port of this computer. */
export type PortUser =
  | { readonly kind: 'nobody' }
  /** `data` is the folder it keeps its data in. */
  | { readonly kind: 'sandbox'; readonly data: string }
  | { readonly kind: 'console' | 'mock' | 'stories' }
  /** Something that does not say what it is. */
  | { readonly kind: 'other' }
  /** The system does not give it: `code` is its reason, such as EACCES. */
  | { readonly kind: 'refused'; readonly code: string };

export interface PortFacts {
  readonly port: number;
  /** Program of Milepost that it is for. */
  readonly program: 'sandbox' | 'console' | 'mock' | 'stories';
  readonly user: PortUser;
}

export interface FolderFacts {
  /** Absolute. */
  readonly folder: string;
  /** `unread`: the packages that read kept data are not installed. */
  readonly state: DataState | { readonly kind: 'unread' };
  readonly canWrite: boolean;
  /** Free space where it lies, in bytes. */
  readonly freeBytes: number;
}

/** Templates of the team: none, fine in a folder, not usable each with what to do, or not looked at where packages are missing. */
export type TemplateFacts =
  | { readonly kind: 'none' }
  | { readonly kind: 'fine'; readonly folder: string; readonly count: number }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }
  | { readonly kind: 'unread' };

/** Facts that the checks of `doctor` judge. */
export interface Facts {
  /** Version of the Node that runs this, such as 24.21.0. */
  readonly node: string;
  /** Answer of the scripts of the project; `failure` where they cannot say it. */
  readonly project: ProjectState | { readonly failure: string };
  /** Version of the project itself. */
  readonly version: string;
  readonly workspaces: readonly WorkspaceFacts[];
  readonly templates: TemplateFacts;
  readonly ports: readonly PortFacts[];
  /** Folders of kept data. */
  readonly folders: readonly FolderFacts[];
}
