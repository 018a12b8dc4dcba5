export { ApiProvider, createApi, useApi } from './api.tsx';
export type { Api } from './api.tsx';
