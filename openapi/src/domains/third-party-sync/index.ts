export { thirdPartySyncCodecs } from './codec.ts';
export { MESSENGERS, type SyncTotal } from './model.ts';
