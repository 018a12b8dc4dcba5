export { redirectOfPath } from '@milepost/openapi/guards';
