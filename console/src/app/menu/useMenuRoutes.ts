import { useSession } from '../../auth/currentSession.ts';
import { menuRoutes } from './menuRoutes.ts';
import type { MenuRoutes } from './menuRoutes.ts';

/** Routes of the menu as the person reads it: with the names of their language. */
export const useMenuRoutes = (): MenuRoutes => menuRoutes(useSession().currentUser.menus);
