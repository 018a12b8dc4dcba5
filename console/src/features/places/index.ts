import { requiredContext } from '@milepost/kit/required-context';

/** Pages that a part of another page opens over it. */
export interface Places {
  /** The dictionary management page in a dialog of 80 %; resolves when it is closed. @source forms §2.5 */
  readonly openDictionary: () => Promise<void>;
}

/** What pages may open without knowing other pages. */
export const [PlacesProvider, usePlaces] = requiredContext<Places>('places', '<PlacesHost>');
