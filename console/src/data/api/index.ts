export { ApiProvider, createApi, useApi } from './api.ts';
export type { Api } from './api.ts';
