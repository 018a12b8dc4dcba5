import { Eye, Gauge, House, Link, Mail, MessageSquareText, Route, SearchX, UserRound, UserRoundCheck } from 'lucide';
import type { IconNode } from 'lucide';
import { HOME_PATH } from '../../auth/entry.ts';

/** The drawings of the pages at fixed routes, each its own. */
export const FIXED_ICONS: ReadonlyMap<string, IconNode> = new Map([
  [HOME_PATH, House],
  ['/dashboard', Gauge],
  ['/messageRecord', MessageSquareText],
  ['/previewModel', Eye],
  ['/profile', UserRound],
  ['/emailDetail', Mail],
  ['/workFlowDetail', Route],
  ['/workFlow/entrust', UserRoundCheck],
  ['/externalLink', Link],
  ['/404', SearchX],
]);
