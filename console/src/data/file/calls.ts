import { bindOperations } from '@milepost/openapi/client';
import { fileOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

/** The calls about files: they come with what makes them, not with the first page. */
export const fileCalls = ({ client }: Pick<Api, 'client'>) => bindOperations(client, fileOperations);
