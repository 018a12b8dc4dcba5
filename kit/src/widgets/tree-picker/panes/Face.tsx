import { BriefcaseBusiness, BuildingComplex, CircleHelp, Network, ShieldUser, UserRoundCog, UsersRound } from 'lucide';
import { useState } from 'react';
import { Avatar } from '../../../primitives/avatar/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import type { IconShape } from '../../../primitives/icon/index.ts';
import type { PickerNode } from '../types.ts';
import { face, picture } from './Face.css.ts';

const ICONS: Readonly<Record<string, IconShape>> = {
  company: BuildingComplex,
  department: Network,
  role: ShieldUser,
  position: BriefcaseBusiness,
  group: UsersRound,
};
/** Characters of a name on a large disc: of a Chinese name those that are called. */
const LARGE_CHARS = 2;

/** True when anything stands before the name of a node. */
export const hasFace = ({ type, words }: PickerNode): boolean => type === 'user' || words !== undefined || (type ?? '') in ICONS;

/** Picture before a name: a person's picture or initials, the icon of anything else; nothing where there is no type. */
export function Face({ node, size }: { readonly node: PickerNode; readonly size: 'small' | 'large' }) {
  const [isBroken, setBroken] = useState(false);
  if (node.type !== 'user') {
    const icon = node.words ? UserRoundCog : ICONS[node.type ?? ''];
    if (!icon) return null;
    return size === 'small' ? (
      <Icon of={icon} />
    ) : (
      <span aria-hidden="true" className={face}>
        <Icon of={icon} />
      </span>
    );
  }
  if (node.avatarUrl && !isBroken)
    return <img src={node.avatarUrl} alt="" loading="lazy" className={picture[size]} onError={() => setBroken(true)} />;
  if (size === 'small') return <Avatar name={node.fullName} />;
  return (
    <span aria-hidden="true" className={face}>
      {Array.from(node.fullName.trim()).slice(-LARGE_CHARS).join('') || '?'}
    </span>
  );
}

/** Stands before what is stored and not known. */
export function NoFace() {
  return (
    <span aria-hidden="true" className={face}>
      <Icon of={CircleHelp} />
    </span>
  );
}
