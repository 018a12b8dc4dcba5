import type { DesignProblem, Path } from '@milepost/openapi/domains/design';
import { createContext, useContext } from 'react';

/** Place of a problem somebody wants to see: the parts and sheets on the way to it open by themselves. */
export interface WantedPlace {
  readonly owner: DesignProblem['owner'];
  readonly path: Path;
  /** Says that its setting has the keyboard: it is not gone to again. */
  readonly arrived: () => void;
}

export const WantedPlaceContext = createContext<WantedPlace | null>(null);
/** The same; null where nobody has asked for one. */
export const useWantedPlace = (): WantedPlace | null => useContext(WantedPlaceContext);

/** True for a place within, at, or around a setting. */
export const isOnTheWay = (setting: Path, place: Path): boolean => {
  const length = Math.min(setting.length, place.length);
  return length > 0 && setting.slice(0, length).join('.') === place.slice(0, length).join('.');
};

const OPERATED = 'input, textarea, button, [tabindex="0"]';

/** Gives the keyboard to the field of a setting. @returns false where it is not there */
export function focusField(id: string): boolean {
  const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}"]`);
  const field = found?.matches(OPERATED) ? found : found?.querySelector<HTMLElement>(OPERATED);
  field?.focus();
  return field !== null && field !== undefined;
}
