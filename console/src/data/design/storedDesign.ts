import type { DesignDocument, DesignFacts, DesignTexts } from '@milepost/openapi/domains/design';
import { textsOf } from '@milepost/openapi/domains/design';

/** A model as the server answers it, as far as a designer writes it back. */
export interface WireModel {
  readonly id: string | number;
  readonly fullName?: string | null;
  readonly enCode?: string | null;
  readonly category?: string | number | null;
  readonly type?: number | string | null;
  readonly webType?: number | string | null;
  readonly description?: string | null;
  readonly dbLinkId?: string | number | null;
  readonly sortCode?: number | null;
  readonly enableFlow?: number | boolean | string | null;
  readonly state?: number | null;
  readonly interfaceId?: string | number | null;
  readonly interfaceName?: string | null;
  readonly interfaceParam?: string | null;
  readonly formData?: unknown;
  readonly columnData?: unknown;
  readonly appColumnData?: unknown;
  readonly tables?: unknown;
  readonly flowTemplateJson?: unknown;
  readonly lastModifyTime?: number | string | null;
  readonly lastModifyUser?: string | null;
}

/** A design as the server has it. */
export interface StoredDesign {
  readonly id: string;
  readonly facts: DesignFacts;
  readonly texts: DesignTexts;
  /** Says of two answers that nobody has saved between them. */
  readonly revision: string;
  /** Moment of the last save as the server writes it; undefined for a server that does not say. */
  readonly seenTime: number | undefined;
  readonly savedBy: string;
  readonly state: 'draft' | 'released' | 'changed';
  /** Members a save sends back as they came. */
  readonly rest: Pick<WireModel, 'interfaceId' | 'interfaceName' | 'interfaceParam'>;
}

/** A text of a design; servers that answer its object mean the text of it. */
const textIn = (value: unknown): string | null =>
  typeof value === 'string' ? value : value === undefined || value === null ? null : JSON.stringify(value);

const STATES = ['draft', 'released', 'changed'] as const;
const WEB_TYPE_LIST = 2;

/** A design out of the answer of its model. @reading R-232 */
export function storedDesign(wire: WireModel): StoredDesign {
  const texts: DesignTexts = {
    formData: textIn(wire.formData),
    columnData: textIn(wire.columnData),
    appColumnData: textIn(wire.appColumnData),
    tables: textIn(wire.tables),
    flowTemplateJson: textIn(wire.flowTemplateJson),
  };
  const seen = Number(wire.lastModifyTime ?? Number.NaN);
  const hasTime = Number.isFinite(seen);
  const facts: DesignFacts = {
    fullName: wire.fullName ?? '',
    enCode: wire.enCode ?? '',
    category: String(wire.category ?? ''),
    webType: Number(wire.webType ?? WEB_TYPE_LIST),
    type: Number(wire.type ?? 1),
    enableFlow: Number(wire.enableFlow) === 1 || wire.enableFlow === true,
    sortCode: wire.sortCode ?? null,
    description: wire.description ?? '',
    dbLinkId: wire.dbLinkId === undefined || wire.dbLinkId === null ? null : String(wire.dbLinkId),
  };
  return {
    id: String(wire.id),
    facts,
    texts,
    revision: hasTime ? String(seen) : JSON.stringify([facts, texts]),
    seenTime: hasTime ? seen : undefined,
    savedBy: wire.lastModifyUser ?? '',
    state: STATES[Number(wire.state ?? 0)] ?? 'draft',
    rest: { interfaceId: wire.interfaceId, interfaceName: wire.interfaceName, interfaceParam: wire.interfaceParam },
  };
}

/** Body of a save of a design: its texts as they are written, and what came with it. */
export function bodyOf(document: DesignDocument, { id, rest, seenTime }: Pick<StoredDesign, 'id' | 'rest' | 'seenTime'>) {
  const { facts } = document;
  const texts = textsOf(document);
  return {
    id,
    fullName: facts.fullName,
    enCode: facts.enCode,
    category: facts.category === '' ? null : facts.category,
    type: facts.type,
    webType: facts.webType,
    description: facts.description,
    dbLinkId: facts.dbLinkId,
    sortCode: facts.sortCode,
    enableFlow: facts.enableFlow ? 1 : 0,
    interfaceId: rest.interfaceId === undefined || rest.interfaceId === null ? null : String(rest.interfaceId),
    interfaceName: rest.interfaceName ?? null,
    interfaceParam: rest.interfaceParam ?? null,
    ...texts,
    ...(seenTime !== undefined && { seenTime }),
  };
}
