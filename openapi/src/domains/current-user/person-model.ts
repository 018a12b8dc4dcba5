import type { ModelOf } from '../../wire/index.ts';
import type { currentUserCodecs } from './codecs.ts';

/** Data of the profile page; moments are milliseconds since 1970. */
export type BaseInfo = ModelOf<typeof currentUserCodecs.getBaseInfo.data>;

/** Fields of the profile the person may change. */
export type BaseInfoDraft = ModelOf<typeof currentUserCodecs.updateBaseInfo.body>;

/** Somebody who answers to the person; `id` is empty where the server knows one level only. */
export type Subordinate = ModelOf<typeof currentUserCodecs.listOwnSubordinates.data>[number];

/** Trees of everything the person may open, see and press, by kind. */
export type Authorization = ModelOf<typeof currentUserCodecs.getOwnAuthorization.data>;

/** A sign-in, or a call that changed something. */
export type SystemLogRow = ModelOf<typeof currentUserCodecs.listSystemLogs.data>['rows'][number];

/** An organisation or a position of the person. */
export type OwnPlace = ModelOf<typeof currentUserCodecs.listOwnOrganizations.data>[number];

/** A signature of the person. */
export type Signature = ModelOf<typeof currentUserCodecs.listSignatures.data>[number];

/** An open session of the person; moments are milliseconds since 1970, texts empty where nothing is known. */
export type OwnSession = ModelOf<typeof currentUserCodecs.listOwnSessions.data>[number];
