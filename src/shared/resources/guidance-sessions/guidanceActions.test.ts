import { ROLES } from '@/shared/permissions';
import { GUIDANCE_STATES } from './constants';
import { guidanceActions } from './guidanceActions';

test.each([
  ['super_admin', [[], [], []]],
  ['lecturer', [['agree', 'return'], ['return'], ['agree']]],
  ['mentor', [[], [], []]],
  ['student', [['change'], [], ['change']]],
] as const)('a %s may do %j with sent, agreed and returned sessions', (role, actions) => {
  expect(GUIDANCE_STATES.map((state) => guidanceActions(role, { state, closed_by: null }))).toEqual(
    actions,
  );
});

test('a closed period allows no action', () => {
  const actions = ROLES.flatMap((role) =>
    GUIDANCE_STATES.flatMap((state) => guidanceActions(role, { state, closed_by: 'period' })),
  );
  expect(actions).toEqual([]);
});
