import type { Facts } from './types.ts';

/** Families of checks. @reading R-735 */
export const FAMILIES = {
  T: 'transport',
  E: 'envelope',
  S: 'shape of the data',
  A: 'who may call',
  P: 'parameters',
  G: 'paging and order',
  V: 'validation of what is sent',
  L: 'lifecycle of a record',
  X: 'one operation against another',
  I: 'twice the same',
  N: 'misuse of the protocol',
  C: 'chunks of a file',
  W: 'socket',
  B: 'files of rows',
} as const;
export type Family = keyof typeof FAMILIES;

/** Promise that is checked at every operation it applies to. */
export interface Check {
  readonly id: string;
  readonly family: Family;
  /** The promise, as a sentence. */
  readonly promise: string;
  /** Section of the specification it comes from: `shell §8`. */
  readonly clause: string;
  /** `should`: a recommendation, whose violation is always a warning. */
  readonly level: 'must' | 'should';
  /** `rules`: holds for all operations. `operation`: a violation is a failure only where the specification documents the operation. */
  readonly rests: 'rules' | 'operation';
}

type Line = readonly [id: string, promise: string, clause: string, level?: 'must' | 'should', rests?: 'rules' | 'operation'];

const LINES: readonly Line[] = [
  ['T1', 'HTTP says 200 whatever the outcome', 'shell §8', 'must', 'rules'],
  ['T2', 'an envelope is application/json', 'shell §8', 'must', 'rules'],
  ['T3', 'an answer comes in time', 'shell §8', 'must', 'rules'],
  ['T4', 'the time stamp n makes no difference, left out or said twice', 'shell §7', 'must', 'rules'],
  ['E1', 'code is an integer', 'shell §8', 'must', 'rules'],
  ['E2', 'msg is a text', 'shell §8', 'must', 'rules'],
  ['E3', 'data is there where code is 200', 'shell §8', 'must', 'rules'],
  ['E4', 'an envelope has no members but the described ones', 'shell §8', 'should', 'rules'],
  ['E5', 'a failure says why', 'shell §8', 'must', 'rules'],
  ['E6', 'no answer shows how the server is built', 'shell §8', 'must', 'rules'],
  ['S1', 'data has the described shape', 'shell §7'],
  ['S2', 'ids are texts', 'shell §7', 'must', 'rules'],
  ['S4', 'no answer holds a password, a token or a key', 'shell §8', 'must', 'rules'],
  ['S5', 'moments are milliseconds since 1970', 'shell §7'],
  ['A1', 'without a token the session is gone', 'shell §8', 'must', 'rules'],
  ['A2', 'with an invented token the session is gone', 'shell §8', 'must', 'rules'],
  ['A3', 'a token that was signed out opens nothing', 'shell §8', 'must', 'rules'],
  ['A4', 'a guest without the right is refused', 'shell §3'],
  ['A7', 'somebody who is signed in and lacks the right is refused', 'shell §3'],
  ['A5', 'who is refused gets no data', 'shell §8', 'must', 'rules'],
  ['A6', 'a public operation needs no token', 'shell §7', 'must', 'rules'],
  ['P1', 'an unknown id finds nothing', 'admin §4'],
  ['P2', 'an empty parameter is as good as none', 'shell §7'],
  ['P3', 'a parameter of a wrong type is refused or overlooked, never a fault', 'shell §8'],
  ['P4', 'a long text in a parameter is no fault', 'shell §8'],
  ['P5', 'characters with a meaning elsewhere are text in a parameter', 'shell §8'],
  ['P6', 'a missing parameter is refused', 'shell §7'],
  ['P7', 'an empty body is refused or means everything, never a fault', 'shell §8'],
  ['G1', 'the pages together are the total', 'admin §2'],
  ['G2', 'no row comes twice', 'admin §2'],
  ['G3', 'a page has the size that was asked for', 'admin §2'],
  ['G4', 'a page beyond the end is empty', 'admin §2'],
  ['G5', 'a keyword nobody has finds nothing', 'admin §2'],
  ['G6', 'a keyword finds the row it was taken from, and not everything', 'admin §2'],
  ['G7', 'sidx and sort order the whole list', 'admin §2'],
  ['G8', 'pagination repeats the page that was asked for', 'admin §2'],
  ['G9', 'a filter leaves only what it says', 'admin §2'],
  ['V1', 'a body without a required member is refused', 'admin §5'],
  ['V2', 'a member of a wrong type is refused', 'admin §5'],
  ['V3', 'a text that is too long or empty is refused', 'admin §5'],
  ['V4', 'a value outside its limits, choices or pattern is refused', 'admin §5'],
  ['V5', 'a member nobody knows does no harm', 'shell §8'],
  ['V6', 'text that is code elsewhere comes back letter by letter', 'shell §8'],
  ['V7', 'the longest text that is allowed is taken', 'admin §5'],
  ['V8', 'what is refused changes nothing', 'admin §5'],
  ['L1', 'a new record is taken', 'admin §5'],
  ['L2', 'a new record is listed', 'admin §5'],
  ['L3', 'a record reads back as it was written', 'admin §5'],
  ['L4', 'a change is taken and reads back', 'admin §5'],
  ['L5', 'a change leaves other records as they were', 'admin §5'],
  ['L6', 'a state is switched', 'admin §4'],
  ['L7', 'a state is switched back', 'admin §4'],
  ['L8', 'a record is deleted', 'admin §4'],
  ['L9', 'what is deleted is not listed', 'admin §4'],
  ['L10', 'what is deleted cannot be read', 'admin §4'],
  ['L11', 'a copy is a record of its own', 'admin §4'],
  ['L12', 'a command is carried out', 'shell §7'],
  ['L13', 'a deletion leaves other records', 'admin §4'],
  ['X1', 'the list says what the record says', 'admin §2'],
  ['X2', 'a selector has no disabled entries', 'admin §6'],
  ['X3', 'nodes of a tree stand below their parents', 'admin §2'],
  ['X4', 'what a record answers may be written back', 'admin §5'],
  ['X5', 'rows follow their sort numbers', 'admin §2', 'should'],
  ['X6', 'the address of a file opens a file', 'admin §4'],
  ['X7', 'a selector has what the list has', 'admin §6'],
  ['X8', 'bytes are of the type they are announced as', 'forms §7'],
  ['I1', 'deleting twice is refused', 'admin §4'],
  ['I2', 'the same code twice is refused', 'admin §5'],
  ['I3', 'the same change twice is the same record', 'admin §5'],
  ['I4', 'asking twice answers the same', 'shell §7'],
  ['C1', 'nothing is uploaded before anything was sent', 'forms §7'],
  ['C2', 'a file that is there need not be sent again', 'forms §7'],
  ['C3', 'the numbers of chunks are whole, from 1, in order, each once', 'forms §7'],
  ['C4', 'the chunks that are there are those that were sent', 'forms §7'],
  ['C5', 'sending what is missing completes a file', 'forms §7'],
  ['C6', 'a chunk of exactly 5,242,880 bytes is taken', 'forms §9'],
  ['C7', 'the last chunk may be smaller', 'forms §9'],
  ['C8', 'one chunk is a file', 'forms §7'],
  ['C9', 'a file may be empty', 'forms §9', 'should'],
  ['C10', 'a file may be one byte shorter or longer than a chunk', 'forms §9'],
  ['C11', 'the same chunk twice is there once', 'forms §7'],
  ['C12', 'chunks that were sent in any order are the same bytes', 'forms §7'],
  ['C13', 'a chunk with a number that cannot be is refused', 'forms §7'],
  ['C14', 'a wrong number of chunks is refused', 'forms §7', 'should'],
  ['C15', 'content that is not what its identifier says is refused', 'forms §7', 'should'],
  ['C16', 'while a chunk is missing nothing is put together', 'forms §7'],
  ['C17', 'putting together twice is the same file or a refusal', 'forms §7'],
  ['C18', 'two people may send one file at once', 'forms §7'],
  ['C19', 'a name of signs stays a name and leaves no folder', 'forms §7'],
  ['C20', 'what calls itself an image and is none is refused', 'forms §7', 'should'],
  ['C21', 'no step is taken without a session', 'shell §8', 'must', 'rules'],
  ['C22', 'a finished file says name, size, ending, version and address', 'forms §7'],
  ['C23', 'the address of a finished file fetches its very bytes', 'forms §7'],
  ['C24', 'an upload that was given up is no file', 'forms §7'],
  ['B1', 'the template is a workbook with the names of the columns', 'forms §8'],
  ['B2', 'the preview answers the rows of the sheet', 'forms §8'],
  ['B3', 'the preview has every column, those of sub-tables below theirs', 'forms §8'],
  ['B4', 'one row is read', 'forms §8'],
  ['B5', 'a thousand rows are read', 'forms §9'],
  ['B6', 'a thousand and one rows are refused', 'forms §9'],
  ['B7', 'a sheet of 499 KB is taken', 'forms §9'],
  ['B8', 'a sheet of 501 KB is refused', 'forms §9'],
  ['B9', 'a file of another kind is refused', 'forms §8'],
  ['B10', 'a column of another name is refused', 'forms §8'],
  ['B11', 'a sheet without its head is refused', 'forms §8'],
  ['B12', 'rows that were taken and rows that were refused are all rows', 'forms §3'],
  ['B13', 'a refused row says why', 'forms §8'],
  ['B14', 'refused rows come back in a workbook with their reasons', 'forms §8'],
  ['W1', 'a good token opens the socket', 'shell §4'],
  ['W2', 'an invented token opens nothing', 'shell §4'],
  ['W3', 'an empty token opens nothing', 'shell §4'],
  ['W4', 'a token that was signed out opens nothing', 'shell §4'],
  ['W5', 'the token may be written letter by letter as codes', 'shell §4', 'should'],
  ['W6', 'the greeting is answered with initMessage within five seconds', 'shell §4'],
  ['W7', 'initMessage counts what the calls count', 'shell §4'],
  ['W8', 'a second greeting does no harm', 'shell §4', 'should'],
  ['W9', 'a socket that has not greeted stays open', 'shell §4', 'should'],
  ['W10', 'junk does not end the conversation', 'shell §4', 'should'],
  ['W11', 'bytes do not end the conversation', 'shell §4', 'should'],
  ['W12', 'a frame of a megabyte is answered, or ends the conversation with a code', 'shell §4', 'should'],
  ['W13', 'an unknown method does not end the conversation', 'shell §4', 'should'],
  ['W14', 'a frame without a method does not end the conversation', 'shell §4', 'should'],
  ['W15', 'a text arrives once', 'shell §5'],
  ['W16', 'a text is echoed to who sent it', 'shell §5'],
  ['W17', 'twenty texts arrive in their order', 'shell §5'],
  ['W18', 'an image arrives with name, width, height and path', 'shell §5'],
  ['W19', 'code in a text arrives as text', 'shell §5'],
  ['W20', 'an empty text does not end the conversation', 'shell §5', 'should'],
  ['W21', 'a text to nobody is not echoed and does not end the conversation', 'shell §5', 'should'],
  ['W22', 'the history has pages and finds words', 'shell §5'],
  ['W23', 'what was read is unread no more', 'shell §5'],
  ['W24', 'what is unread is unread after connecting again', 'shell §5'],
  ['W25', 'a notice is pushed to whom it is for, once, and to nobody else', 'shell §4'],
  ['W26', 'a push says which kind it is', 'shell §4'],
  ['W27', 'who is signed out hears it with the own token', 'shell §4'],
  ['W28', 'a second sign-in leaves the first socket open or tells it', 'shell §4', 'should'],
  ['W29', 'after signing out nothing comes', 'shell §4'],
  ['W30', 'a session that was signed out is gone for calls too', 'shell §4'],
  ['W31', 'whoever connects again is greeted again', 'shell §4'],
  ['W32', 'of two tabs one at least hears a text, neither twice', 'shell §5', 'should'],
  ['N1', 'a method nobody described is refused in an envelope', 'shell §8', 'should', 'rules'],
  ['N2', 'half a JSON is refused in an envelope', 'shell §8', 'must', 'rules'],
  ['N3', 'a body of another type is refused in an envelope', 'shell §8', 'should', 'rules'],
  ['N4', 'an address nobody described is refused in an envelope', 'shell §8', 'should', 'rules'],
  ['N5', 'a list where a record belongs is refused', 'shell §8', 'must', 'rules'],
];

/** Every check, by id. */
export const CHECKS: ReadonlyMap<string, Check> = new Map(
  LINES.map(([id, promise, clause, level = 'must', rests = 'operation']) => [
    id,
    { id, family: id[0] as Family, promise, clause, level, rests }, // ids begin with their family, as a test makes sure
  ]),
);

/** Check of an id. @throws {Error} when there is no such check */
export function checkOf(id: string): Check {
  const check = CHECKS.get(id);
  if (!check) throw new Error(`[contract] There is no check ${id}. "milepost contract list checks" has them all.`);
  return check;
}

/** Clause a check of an operation comes from: that of the rule, or that of the operation. */
export const clauseOf = ({ clause, rests }: Check, { source }: Pick<Facts, 'source'>): string =>
  source === '' || rests === 'rules' ? clause : source;

/** Verdict of a violation: `warn` for recommendations and for operations that rest on a reading, else `fail`. */
export const brokenVerdict = ({ level, rests }: Check, { isDocumented }: Pick<Facts, 'isDocumented'>): 'fail' | 'warn' =>
  level === 'should' || (rests === 'operation' && !isDocumented) ? 'warn' : 'fail';
