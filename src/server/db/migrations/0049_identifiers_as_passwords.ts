import { type Migration, sql } from 'kysely';

/** In place of a hash, 'identifier' says that the password is the NIM, NIP or NIK (auth/passwords.ts). */
export const identifiersAsPasswords: Migration = {
  async up(db) {
    await sql`
      alter table users add constraint users_identifier_as_password_check
        check (password_hash <> 'identifier' or has_default_password)`.execute(db);
  },
};
