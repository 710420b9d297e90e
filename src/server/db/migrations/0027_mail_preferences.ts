import { statements } from './statements';

// How a person learns of a kind by mail, where it is not the default. News and follow-ups share names of kinds.
const CHANNELS = `
  create table mail_preferences (
    user_id integer not null
      constraint mail_preferences_user_id_fkey references users on delete cascade,
    topic text not null
      constraint mail_preferences_topic_check check (topic in ('news', 'follow_ups')),
    kind text not null
      constraint mail_preferences_kind_check check (char_length(kind) between 1 and 40),
    channel text not null
      constraint mail_preferences_channel_check check (channel in ('at_once', 'digest', 'never')),
    constraint mail_preferences_pkey primary key (user_id, topic, kind)
  );`;

// A column of users would change the version of an account that somebody else edits.
const HOURS = `
  create table digest_hours (
    user_id integer not null
      constraint digest_hours_pkey primary key
      constraint digest_hours_user_id_fkey references users on delete cascade,
    hour smallint not null
      constraint digest_hours_hour_check check (hour between 0 and 23)
  );`;

export const mailPreferences = statements(CHANNELS, HOURS);
