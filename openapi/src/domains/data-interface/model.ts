import type { ModelOf } from '../../wire/index.ts';
import type { dataInterfaceCodecs } from './codec.ts';

type Codecs = typeof dataInterfaceCodecs;

/** A data interface of the managing list. */
export type DataInterface = ModelOf<Codecs['listDataInterfaces']['data']>['rows'][number];
/** One data interface as its form loads it. */
export type DataInterfaceRecord = ModelOf<Codecs['getDataInterface']['data']>;
/** Draft of its form. Judge it with `dataInterfaceProblems` first. */
export type DataInterfaceDraft = ModelOf<Codecs['createDataInterface']['body']>;
/** A category with its data interfaces, or a data interface, which has a category. */
export type DataInterfaceNode = ModelOf<Codecs['listDataInterfaceTree']['data']>[number];
/** A kind of database with the databases of it, or a database; its id is what a `dbLinkId` says. */
export type Database = ModelOf<Codecs['listDataSources']['data']>[number];
/** A table an SQL may read: as the SQL says it, and for the reader. */
export type DatabaseTable = ModelOf<Codecs['listDatabaseTables']['data']>[number];
/** Members of a draft that its rows depend on, and the values it is called with. */
export type DataInterfaceDraftCall = ModelOf<Codecs['previewDataInterfaceDraft']['body']>;
/** Parameter of a data interface. */
export type DataInterfaceParameter = ModelOf<Codecs['listDataInterfaceParameters']['data']>[number];
/** One call of a data interface. */
export type DataInterfaceLog = ModelOf<Codecs['listDataInterfaceLogs']['data']>['rows'][number];
/** A design that names a data interface. @reading R-703 */
export type DataInterfaceUsage = ModelOf<Codecs['listDataInterfaceUsages']['data']>[number];
