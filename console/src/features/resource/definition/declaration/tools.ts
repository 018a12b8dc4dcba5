import type { FileImportCounts } from '@milepost/openapi/domains/import';
import type { MessageDescriptor } from '@lingui/core';
import type { ListAsk, ListConditions } from '@milepost/kit/lists/grammar';
import type { IconNode } from 'lucide';
import type { ComponentType } from 'react';
import type { ButtonCode } from '../../../../permissions/index.ts';
import type { AnyRow } from './operations.ts';

/** Props of what a tool opens. */
export interface ToolProps {
  /** The list as it is narrowed down. */
  readonly ask: ListAsk;
  /** Rows that are chosen. */
  readonly selected: readonly AnyRow[];
  /** Narrows the list down by conditions; null takes them away. */
  readonly narrow: (conditions: ListConditions | null) => void;
  readonly onClose: () => void;
}

/** Call that makes a record of a file. */
export interface FileImport<Call extends string = string> {
  readonly call: Call;
  /** Ending of the files that are taken, such as `.bb`. */
  readonly accept: string;
  /** Right it needs. @defaultValue `btn_add` */
  readonly code?: ButtonCode;
  /** Page of what was added, where the screen leads on to it; null for nowhere. */
  readonly leadsTo?: (
    answer: FileImportCounts & { readonly id?: string | null },
  ) => { readonly to: string; readonly search: Readonly<Record<string, string>> } | null;
}

/** A tool above the list, such as an import. */
interface ToolLook {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Right it needs; null for none. */
  readonly code: ButtonCode | null;
  readonly icon?: IconNode;
  /** The main thing to do on the screen, where it makes no records by a form of its own. */
  readonly isMain?: boolean;
}

/** A tool that opens something. */
export type OpeningTool = ToolLook & {
  readonly opens: () => Promise<{ readonly default: ComponentType<ToolProps> }>;
  /** Name of the draft it keeps of what was not finished; the list offers to go on with it. */
  readonly draft?: string;
};

/** A tool that acts on the whole list, after a question. */
export type CallingTool<Call extends string = string> = ToolLook & { readonly call: Call; readonly confirm: MessageDescriptor };

/** A tool that is a control of its own, such as the choice of a file. */
export type DrawnTool = ToolLook & { readonly draws: ComponentType };

export type Tool<Call extends string = string> = OpeningTool | CallingTool<Call> | DrawnTool;
