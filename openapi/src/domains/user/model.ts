import type { ModelOf } from '../../wire/index.ts';
import type { failedRow, importResult, importPreview, importRow } from './import-codec.ts';
import type { allowedPeople, chosenPeople, peoplePage, userNode, userNodes } from './node-codec.ts';
import type { passwordReset, userBrief, userDraft, userRecord, userRow } from './record-codec.ts';

/** A person in the list. */
export type UserRow = ModelOf<typeof userRow>;
/** A person in the list that holds everybody. */
export type UserBrief = ModelOf<typeof userBrief>;
/** One person with everything that is known; `organizePaths` holds the ids from the top down, one list per organisation. */
export type UserRecord = ModelOf<typeof userRecord>;
/** Draft of the dialog. A list of ids is empty while nothing is chosen. */
export type UserDraft = ModelOf<typeof userDraft>;
/** The digests a reset sends, see `passwordResetOf`. */
export type PasswordReset = ModelOf<typeof passwordReset>;

/** A node of a picker of people: an organisation, a person, or a stand-in. @source forms §3 */
export type UserNode = ModelOf<typeof userNode>;

/** One level of the tree, or a page of what a keyword found; without a page everything is here. */
export type UserNodes = ModelOf<typeof userNodes>;

/** Page of a list of people: from the first page, 20 at a time, unless said otherwise. */
export type PeoplePage = ModelOf<typeof peoplePage>;
/** People a picker with limits may offer: all who stand in any of these. @source forms §3 */
export type AllowedPeople = ModelOf<typeof allowedPeople>;
/** The people behind a choice. */
export type ChosenPeople = ModelOf<typeof chosenPeople>;

/** A row of a spreadsheet of people; every cell a text. */
export type UserImportRow = ModelOf<typeof importRow>;

/** Rows of a spreadsheet as the server has read them, and notes about their cells. */
export type UserImportPreview = ModelOf<typeof importPreview>;
/** A row that was not added; `errorsInfo` says why. @source forms §8 */
export type UserFailedRow = ModelOf<typeof failedRow>;
/** Outcome of an import: successes and failures add up to the rows sent. @source forms §3 */
export type UserImportResult = ModelOf<typeof importResult>;
