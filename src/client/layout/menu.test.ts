import { screens } from '@/client/navigation/screens';
import { IMPORT_KINDS } from '@/shared/records';
import { menuOf } from './menu';

test('every list of a role is in its menu', () => {
  for (const [name, { roles }] of Object.entries(screens)) {
    if (!name.endsWith('.index')) continue;
    for (const role of roles) {
      const items = menuOf(role).flatMap((group) => group.items.map(({ screen }) => screen));
      expect(items).toContain(name);
    }
  }
});

test('every import has a title and a parent of its own', () => {
  expect(Object.keys(screens.imports.forKind).sort()).toEqual([...IMPORT_KINDS].sort());
});
