import { ApiError } from '@milepost/openapi/client';
import { isAway } from '../browser/askServer.ts';

/** True for a call that nobody answered, or a gateway for a server that is away. */
export const isOutOfReach = (error: unknown): boolean => error instanceof ApiError && error.kind === 'transport' && isAway(error.status);
