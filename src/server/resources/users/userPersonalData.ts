import { sql } from 'kysely';
import { byId, type PersonalData } from '@/server/resources/personalRecords';

const account = (userId: number) => sql`
  select users.id, users.name, users.email, users.phone_number, users.address, gender, place_of_birth, date_of_birth,
    role, users.is_active, nim, academic_year, nip, nik, companies.name as company,
    last_login_at, last_login_device, last_login_address, email_confirmed_at, email_refused_at, email_refusal,
    users.created_at, users.updated_at
  from users
  left join students on students.user_id = users.id
  left join lecturers on lecturers.user_id = users.id
  left join mentors on mentors.user_id = users.id
  left join companies on companies.id = mentors.company_id
  where users.id = ${userId}`;

/** The copy of the account has its profile, too. */
export const userPersonalData = {
  users: {
    copy: { name: 'account', file: 'akun', title: 'Akun dan profil', rows: byId(account) },
    async forget(trx, { id, alias, at, passwordHash }) {
      // Stored answers may name the person.
      await trx.deleteFrom('idempotency_keys').where('user_id', '=', id).execute();
      await trx
        .updateTable('users')
        .set({
          name: alias,
          // The confirmation goes with the address.
          email: `anonim-${id}@anonim.invalid`,
          phone_number: null,
          address: null,
          gender: null,
          place_of_birth: null,
          date_of_birth: null,
          is_active: false,
          password_hash: passwordHash,
          has_default_password: false,
          last_login_at: null,
          last_login_device: null,
          last_login_address: null,
          anonymised_at: at,
          updated_at: at,
        })
        .where('id', '=', id)
        .execute();
    },
  },
} as const satisfies PersonalData;
