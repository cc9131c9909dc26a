-- A linked account says which provider it is of and by which address it is known there, and can be named to take it away.
alter table identity add column id text not null unique default gen_random_uuid()::text;
alter table identity add column provider text not null default 'google' check (provider in ('google', 'microsoft'));
alter table identity add column email text not null default '';
update identity set provider = 'microsoft' where issuer like 'https://login.microsoftonline.com/%';
update identity set email = users.email from users where users.id = identity.user_id;
alter table identity alter column provider drop default;
alter table identity alter column email drop default;
