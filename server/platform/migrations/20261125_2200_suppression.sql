-- Addresses and domains that are never written to, recognized by a keyed hash; the key is encrypted under SECRET_KEY.
alter table mail_installation add column address_key text;

alter table suppression drop constraint suppression_pkey;
-- the address, or the domain; null once the person was deleted
alter table suppression alter column email drop not null;
create unique index suppression_email on suppression (workspace_id, email);
alter table suppression
  add column id text primary key default gen_random_uuid()::text,
  -- null until the service has started with this version
  add column hash bytea,
  add column scope text not null default 'address' check (scope in ('address', 'domain')),
  -- who added it by hand
  add column user_id text references users on delete set null,
  add constraint suppression_reason check (reason in ('unsubscribed', 'bounced', 'complaint', 'erased', 'by_hand'));
create unique index suppression_hash on suppression (workspace_id, hash);
create index suppression_newest on suppression (workspace_id, at desc, id);

-- false: hashed without the key, by an earlier version
alter table erased_address add column is_keyed boolean not null default false;
