import type { ModelOf } from '../../wire/index.ts';
import type { modelCodecs } from './codec.ts';

type Codecs = typeof modelCodecs;
/** A model of the managing list. */
export type Model = ModelOf<Codecs['listModels']['data']>['rows'][number];
/** One model with its design. */
export type ModelDesign = ModelOf<Codecs['getModel']['data']>;
/** A release of a model, in the list of its versions. */
export type ModelVersionRow = ModelOf<Codecs['listModelVersions']['data']>['rows'][number];
/** The design of a model as it was released at one time. */
export type ModelVersion = ModelOf<Codecs['getModelVersion']['data']>;
/** Draft a designer saves. */
export type ModelDraft = ModelOf<Codecs['createModel']['body']>;
/** A category with its models, or a model. */
export type ModelOption = ModelOf<Codecs['listModelOptions']['data']>[number];
