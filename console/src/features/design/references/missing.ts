import type { DesignReference } from '@milepost/openapi/domains/design';
import { createContext, useContext } from 'react';

const NONE: readonly DesignReference[] = [];
/** Things the design that is edited names that are not here. */
export const MissingContext = createContext(NONE);
/** The same; none where nobody has asked. */
export const useMissing = (): readonly DesignReference[] => useContext(MissingContext);
