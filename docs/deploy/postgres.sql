-- A database and a role that can do no more than SiMagang needs. As a superuser of the server:
--   SIMAGANG_DB_PASSWORD=… psql -f postgres.sql postgres
-- Another database for the same role, such as one to restore into; the password is not given again:
--   SIMAGANG_DB_NAME=simagang_new psql -f postgres.sql postgres
\set ON_ERROR_STOP on
\getenv password SIMAGANG_DB_PASSWORD
\getenv name SIMAGANG_DB_NAME
\if :{?name}
\else
  \set name simagang
\endif

select exists (select from pg_roles where rolname = 'simagang') as role_exists \gset
\if :{?password}
  \if :role_exists
    do $$ begin
      raise 'The role simagang is there already. Unset SIMAGANG_DB_PASSWORD: it keeps its password.';
    end $$;
  \endif
  -- Enough for three processes of 10 connections and what they need for a moment.
  create role simagang login password :'password'
    nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit 40;
\elif :role_exists
\else
  do $$ begin raise 'SIMAGANG_DB_PASSWORD is not set'; end $$;
\endif
create database :"name" encoding 'UTF8' template template0;
-- Nobody else connects, and the role does not own the database.
revoke all on database :"name" from public;
grant connect on database :"name" to simagang;

\connect :"name"
-- Migrations create this extension if it is missing, for which the role has no right.
create extension if not exists pg_trgm;
revoke all on schema public from public;
-- Migrations create tables, indexes, functions and triggers here; the role owns and uses them.
grant usage, create on schema public to simagang;
