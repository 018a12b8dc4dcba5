import { bindOperations } from '@milepost/openapi/client';
import { $operations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

/** The calls about «things»: they come with what makes them, not with the first page. */
export const exhibitCalls = ({ client }: Api) => bindOperations(client, $operations);
