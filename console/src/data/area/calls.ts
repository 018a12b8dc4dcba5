import { bindOperations } from '@milepost/openapi/client';
import { areaOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

/** The calls about areas: they come with what makes them, not with the first page. */
export const areaCalls = ({ client }: Api) => bindOperations(client, areaOperations);
