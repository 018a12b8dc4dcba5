import { prepareEditors } from '@milepost/kit/forms/render';
import type { DesignDialect, DesignProblem, Json, Path } from '@milepost/openapi/domains/design';
import { useEffect, useState } from 'react';
import { focusField, isOnTheWay, useWantedPlace } from '../problems/wantedPlace.ts';
import type { WantedPlace } from '../problems/wantedPlace.ts';
import type { Setting, SheetSection } from './settings/types.ts';

interface Sheet {
  /** Begin of the ids of its fields. */
  readonly name: string;
  readonly owner: DesignProblem['owner'];
  readonly sections: readonly SheetSection[];
  readonly own: Json;
  readonly dialect: DesignDialect;
}

const isSameOwner = (one: DesignProblem['owner'], other: DesignProblem['owner']): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.node === other.node : one === other;

/** Setting of a place, and the section it is in: the one that says most of it. */
function settingAt({ sections, own, dialect }: Sheet, place: Path): { readonly section: string; readonly setting: Setting } | null {
  let best: { readonly section: string; readonly setting: Setting; readonly length: number } | null = null;
  for (const { id, rows } of sections)
    for (const setting of rows.flatMap((row): readonly Setting[] => ('name' in row ? [row] : row))) {
      const path = setting.at(own, dialect);
      if (isOnTheWay(path, place) && path.length > (best?.length ?? 0)) best = { section: id, setting, length: path.length };
    }
  return best;
}

/** Opens the section of the setting a problem is about, and gives it the keyboard. */
export function useWantedSetting(sheet: Sheet, openIds: ReadonlySet<string>, onOpen: (openIds: ReadonlySet<string>) => void): void {
  const wanted = useWantedPlace();
  const [handled, setHandled] = useState<WantedPlace | null>(null);
  const isHere = wanted !== null && isSameOwner(wanted.owner, sheet.owner);
  const found = isHere ? settingAt(sheet, wanted.path) : null;
  if (wanted !== handled) {
    setHandled(wanted);
    if (found && !openIds.has(found.section)) onOpen(new Set([...openIds, found.section]));
  }
  const id = found && `${sheet.name}-${found.setting.name}`;
  const control = found?.setting.control;
  useEffect(() => {
    if (!isHere) return undefined;
    if (id === null || !control) {
      wanted.arrived();
      return undefined;
    }
    let isOff = false;
    const arrive = () =>
      requestAnimationFrame(() => {
        if (isOff) return;
        focusField(id);
        wanted.arrived();
      });
    // Its editor may have to be fetched first.
    prepareEditors({ parts: [control] }).then(arrive, arrive);
    return () => {
      isOff = true;
    };
  }, [wanted, isHere, id, control]);
}
