export { thirdPartySyncCodecs } from './codec.ts';
export { MESSENGERS, syncKind, type SyncTotal } from './model.ts';
