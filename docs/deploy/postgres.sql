-- A database and a role that can do no more than SiMagang needs. As a superuser of the server:
--   SIMAGANG_DB_PASSWORD=… psql -v ON_ERROR_STOP=1 -f postgres.sql postgres
\getenv password SIMAGANG_DB_PASSWORD
\if :{?password}
\else
  \warn 'SIMAGANG_DB_PASSWORD is not set'
  \quit
\endif

create role simagang login password :'password'
  nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit 40;
create database simagang encoding 'UTF8' template template0;
-- Nobody else connects, and the role does not own the database.
revoke all on database simagang from public;
grant connect on database simagang to simagang;

\connect simagang
-- Migrations create this extension if it is missing, for which the role has no right.
create extension if not exists pg_trgm;
revoke all on schema public from public;
-- Migrations create tables, indexes, functions and triggers here; the role owns and uses them.
grant usage, create on schema public to simagang;
