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

test('every import leads back to a list', () => {
  for (const kind of IMPORT_KINDS) {
    expect(Object.keys(screens)).toContain(screens.imports.forKind[kind]?.parent);
  }
});
