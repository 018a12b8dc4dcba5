import { useCommands } from '../commands/shortcuts.ts';

const PREFIX = 'window.';

/** Id of the command that opens the window of a menu entry of type 6 or 7. */
export const menuWindowCommand = (menuId: string): string => PREFIX + menuId;

/** True for an id of such a window. */
export const isMenuWindow = (id: string): boolean => id.startsWith(PREFIX);

/** Opens the window of a menu entry as the menu does. @returns false while what opens it has not arrived @source shell §2.3 */
export function useMenuWindow(): (menuId: string) => boolean {
  const commands = useCommands();
  return (menuId) => {
    const command = commands.find(({ id }) => id === menuWindowCommand(menuId));
    command?.run();
    return command !== undefined;
  };
}
