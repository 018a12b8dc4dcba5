import { describe, expect, test, vi } from 'vitest';
import { createSettings } from './settings.ts';
import { memoryShelf } from '../browser/storage.ts';

const look = (shelf = memoryShelf()) => {
  const settings = createSettings(shelf);
  return { shelf, ...settings, look: settings.choice('look', ['light', 'dark'], 'light') };
};

describe('a setting', () => {
  test.each(['"><script>alert(1)</script>', '{"__proto__":{"x":1}}', '', 'LIGHT', '1e309'])(
    'kept as %j counts as never set, and is removed',
    (kept) => {
      const shelf = memoryShelf();
      shelf.setItem('jnpf_look', kept);
      expect(look(shelf).look.store.get()).toBe('light');
      expect(shelf.getItem('jnpf_look')).toBeNull();
    },
  );

  test('is remembered under the product prefix', () => {
    const { shelf, look: setting } = look();
    setting.set('dark');
    expect(shelf.getItem('jnpf_look')).toBe('dark');
    expect(look(shelf).look.store.get()).toBe('dark');
  });

  test('that is a switch is kept as true or false', () => {
    const shelf = memoryShelf();
    const flag = createSettings(shelf).flag('tagsView', true);
    flag.set(false);
    expect(shelf.getItem('jnpf_tagsView')).toBe('false');
    expect(createSettings(shelf).flag('tagsView', true).store.get()).toBe(false);
  });
});

describe('settings are each person’s own', () => {
  test('a person who comes back to their own browser writes nothing: every write is told to every other tab', () => {
    const shelf = memoryShelf();
    look(shelf).adopt('anna');
    const setItem = vi.spyOn(shelf, 'setItem');
    look(shelf).adopt('anna');
    expect(setItem).not.toHaveBeenCalled();
  });

  test('somebody new on a browser another person used begins with the first values', () => {
    const world = look();
    world.adopt('anna');
    world.look.set('dark');
    world.adopt('berta');
    expect(world.look.store.get()).toBe('light');
    world.adopt('anna');
    expect(world.look.store.get()).toBe('dark');
  });

  test('what was chosen before anybody signed in is taken over by the first who does', () => {
    const world = look();
    world.look.set('dark');
    world.adopt('anna');
    expect(world.look.store.get()).toBe('dark');
  });

  test('all of them go back to their first values', () => {
    const world = look();
    world.adopt('anna');
    world.look.set('dark');
    world.reset();
    expect(world.look.store.get()).toBe('light');
    expect(world.shelf.getItem('jnpf_look@anna')).toBe('light');
  });

  test('R22 another tab of the same person is followed, one of another person is not', () => {
    const world = look();
    world.adopt('anna');
    world.hear({ key: 'jnpf_look@berta', newValue: 'dark' });
    expect(world.look.store.get()).toBe('light');
    world.hear({ key: 'jnpf_look@anna', newValue: 'dark' });
    expect(world.look.store.get()).toBe('dark');
    world.hear({ key: 'jnpf_look@anna', newValue: 'purple' });
    expect(world.look.store.get()).toBe('light');
  });
});
