import type { Store } from '../../core/store.ts';

/**
 * Models with their designs, and the records that were made with them. `released` is the design as lists and forms have
 * it, `seedCode` names what is laid out at the first need: designs and records of the seed weigh more than all the rest.
 */
export const MODEL_TABLES = `
  CREATE TABLE model (
    id TEXT PRIMARY KEY, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, category TEXT NOT NULL, type INTEGER NOT NULL,
    webType INTEGER NOT NULL CHECK (webType BETWEEN 1 AND 4), description TEXT NOT NULL, formData TEXT, columnData TEXT, appColumnData TEXT,
    tables TEXT, dbLinkId TEXT, flowTemplateJson TEXT, enableFlow INTEGER NOT NULL CHECK (enableFlow IN (0, 1)), interfaceId TEXT,
    sortCode INTEGER, state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2), released TEXT, seedCode TEXT,
    creatorUserId TEXT, lastModifyUserId TEXT, creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE model_record (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, modelId TEXT NOT NULL REFERENCES model (id) ON DELETE CASCADE, data TEXT NOT NULL,
    flowId TEXT, flowTaskId TEXT, creatorUserId TEXT, organizeId TEXT, lastModifyUserId TEXT,
    creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX model_record_model ON model_record (modelId);
`;

/** List of a design, as text, with the template of a code as its print templates. */
const withTemplate = (list: string, template: string): string =>
  `json_set(${list}, '$.printIds', json_array((SELECT id FROM print_template WHERE enCode = '${template}'))) || ''`;

const LIST_OF_RELEASE = "json_extract(released, '$.columnData')";

/** Gives the lists of a design that nobody has changed since it was laid out a template to print several records with. */
const giveTemplate = (models: string, template: string): string => `
  UPDATE model SET
    columnData = ${withTemplate('columnData', template)},
    released = json_set(released, '$.columnData', ${withTemplate(LIST_OF_RELEASE, template)})
  WHERE enCode IN (${models}) AND seedCode IS NULL AND creatorTime = lastModifyTime AND columnData IS NOT NULL AND released IS NOT NULL
    AND EXISTS (SELECT 1 FROM print_template WHERE enCode = '${template}');`;

/** Lists of claims and orders that were laid out before they had a template. */
export const LIST_TEMPLATES =
  giveTemplate("'damageClaim', 'specialPassage', 'evasionCase'", 'asset.compensation') +
  giveTemplate("'maintenanceOrder', 'siteWork', 'measurePay'", 'maintenance.acceptance');

/** Facts of releases and of data views that models of kept data do not have. */
export const MODEL_FACTS = `
  ALTER TABLE model ADD COLUMN interfaceName TEXT;
  ALTER TABLE model ADD COLUMN interfaceParam TEXT;
  ALTER TABLE model ADD COLUMN releaseTime INTEGER;
  UPDATE model SET releaseTime = lastModifyTime WHERE state = 1;
`;

/** Members of a design, as texts of JSON. */
export interface DesignTexts {
  formData: string | null;
  columnData: string | null;
  appColumnData: string | null;
  flowTemplateJson: string | null;
}

/** A model as it is stored. */
export type ModelRow = DesignTexts & {
  id: string;
  fullName: string;
  enCode: string;
  category: string;
  type: number;
  webType: number;
  description: string;
  tables: string | null;
  dbLinkId: string | null;
  enableFlow: number;
  /** Data interface whose rows are the list of a data view. */
  interfaceId: string | null;
  interfaceName: string | null;
  interfaceParam: string | null;
  sortCode: number | null;
  state: number;
  /** JSON of what was released last. */
  released: string | null;
  /** The moment of that, milliseconds since 1970; null where it was made released, or never was. */
  releaseTime: number | null;
  seedCode: string | null;
  creatorUserId: string | null;
  lastModifyUserId: string | null;
  creatorTime: number;
  lastModifyTime: number;
};

/** @source forms §7 */
export const MODEL_STATE = { draft: 0, released: 1, changed: 2 } as const;
/** @source wire-facts §17 */
export const WEB_TYPE = { form: 1, formAndList: 2, workflowForm: 3, dataView: 4 } as const;

/** A design as lists and forms have it. */
export type Released = DesignTexts & { fullName: string; webType: number; enableFlow: number; interfaceId: string | null };

export const findModel = (store: Store, id: string): ModelRow | undefined => store.one<ModelRow>('SELECT * FROM model WHERE id = ?', id);

/** A record as it is stored. */
export type RecordStored = {
  seq: number;
  id: string;
  modelId: string;
  /** JSON of the values by the keys of their controls. */
  data: string;
  flowId: string | null;
  flowTaskId: string | null;
  creatorUserId: string | null;
  organizeId: string | null;
  lastModifyUserId: string | null;
  creatorTime: number;
  lastModifyTime: number;
};
