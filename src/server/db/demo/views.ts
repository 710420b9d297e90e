import type { Insertable } from 'kysely';
import type { Tables } from '../tables';
import type { DemoUser } from './people';

/** A private view of the super admin and a shared one. */
export function demoViews(users: readonly DemoUser[]): Insertable<Tables['saved_views']>[] {
  const admin = users.findIndex(({ role }) => role === 'super_admin') + 1;
  return [
    {
      id: 1,
      user_id: admin,
      list: 'companies',
      name: 'Kuota terbesar',
      query: 'sort=-internship_quota&is_active=true&columns=name%2Cphone_number%2Cinternship_quota',
      is_shared: false,
    },
    {
      id: 2,
      user_id: admin,
      list: 'internships',
      name: 'Menurut mitra',
      query: 'sort=mentor.company.name',
      is_shared: true,
    },
  ];
}
