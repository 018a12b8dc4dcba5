import { createContext } from 'react';

/** Answer to: does the line a button stands in show drawings alone? */
export const FoldContext = createContext(false);
