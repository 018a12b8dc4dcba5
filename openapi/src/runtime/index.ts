export { ApiError, type ApiErrorKind } from './api-error.ts';
export { bindOperations, type BoundOperations } from './bind.ts';
export { createClient, type CallArgs, type Client, type ClientOptions } from './client.ts';
export { isSessionEnd, type SessionEndCode } from './envelope.ts';
export type { Answer, CallOptions, Operation, OperationArgs, OperationCall } from './operation.ts';
export { GENERAL_TIMEOUT_MS } from './timeout.ts';
