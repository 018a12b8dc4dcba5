import type { DesignReference } from '@milepost/openapi/domains/design';

/** Text that says of two references of one design that they are the same. */
export const referenceId = ({ kind, id }: Pick<DesignReference, 'kind' | 'id'>): string => `${kind} ${id}`;
