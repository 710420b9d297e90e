import { sql } from 'kysely';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';

export interface SessionServices {
  db: Database;
  config: SessionConfig;
  clock: () => Date;
}

export type SessionConfig = Pick<
  Config,
  | 'sessionSecret'
  | 'accessTokenTtl'
  | 'accessTokenTtlRemember'
  | 'refreshWindow'
  | 'refreshWindowRemember'
  | 'sessionLife'
  | 'sessionLifeRemember'
>;

/** An unconfirmed authenticator app is none. */
export const hasSecondFactor = sql<boolean>`(
  exists (select from authenticators where authenticators.user_id = users.id and confirmed_at is not null)
  or exists (select from passkeys where passkeys.user_id = users.id)
)`;

/** The session, unless it has ended. */
export function selectSession({ db, config, clock }: SessionServices, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('lecturers', 'lecturers.user_id', 'users.id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id')
    .select((eb) => [
      'sessions.id',
      'sessions.user_id',
      'sessions.remember',
      'sessions.current_jti',
      'sessions.current_issued_at',
      'sessions.previous_jti',
      'sessions.rotated_at',
      'sessions.older_jti',
      'sessions.older_rotated_at',
      'sessions.is_current_used',
      'sessions.is_previous_used',
      'sessions.created_at',
      'sessions.last_used_at',
      'sessions.device',
      'sessions.login_provider',
      'users.name',
      'users.role',
      'users.has_default_password',
      eb.fn.coalesce('sessions.proved_at', 'sessions.created_at').as('proved_at'),
      hasSecondFactor.as('has_second_factor'),
      eb.fn.coalesce('students.id', 'lecturers.id', 'mentors.id').as('profile_id'),
    ])
    .where('sessions.id', '=', sessionId)
    .where(isAlive(config, clock()))
    .where('users.is_active', '=', true);
}

/** Sessions end after their life, however often they were refreshed. */
export function isAlive(
  { sessionLife, sessionLifeRemember }: Pick<Config, 'sessionLife' | 'sessionLifeRemember'>,
  now: Date,
) {
  const startedAfter = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return sql<boolean>`sessions.created_at > case when sessions.remember
    then ${startedAfter(sessionLifeRemember)}::timestamptz
    else ${startedAfter(sessionLife)}::timestamptz end`;
}
