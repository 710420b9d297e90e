import { accounts } from '../../fixtures';
import { journey } from '../journey';

journey('every role logs in and out', {}, async ({ person, picture }) => {
  for (const [role, identifier] of Object.entries(accounts)) {
    await person.logIn(identifier);
    await picture(`dashboard-${role}`);
    await person.logOut();
  }
});
