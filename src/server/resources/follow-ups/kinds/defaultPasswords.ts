import { sql } from 'kysely';
import { SUPER_ADMIN_TTL_S } from '@/server/auth/defaultPasswords';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

const DAYS_BEFORE = 3;

export const defaultPasswords: FollowUp<{ last_day: string }> = {
  kind: 'default_passwords',
  roles: ['super_admin'],
  title: 'Password bawaan segera kedaluwarsa',
  hint: `Belum pernah masuk; password bawaannya berakhir dalam ${DAYS_BEFORE} hari.`,
  detailOf: ({ last_day }) => `Berlaku sampai ${formatDate(last_day)}`,
  linkOf: ({ id }) => paths.users.edit(id),
  matters: ({ now, config: { campusTimeZone, defaultPasswordTtl } }) => sql`
    select id, name as subject,
      timezone(${campusTimeZone}, default_password_given_at + ttl)::date as last_day,
      timezone(${campusTimeZone}, default_password_given_at)::date as since
    from users
    cross join lateral make_interval(secs => case role
      when 'super_admin' then ${Math.min(SUPER_ADMIN_TTL_S, defaultPasswordTtl)}::integer
      else ${defaultPasswordTtl}::integer end) as ttl
    where has_default_password and is_active
      and (last_login_at is null or last_login_at < default_password_given_at)
      and default_password_given_at + ttl > ${now}
      and default_password_given_at + ttl <= ${now}::timestamptz + make_interval(days => ${DAYS_BEFORE})`,
};
