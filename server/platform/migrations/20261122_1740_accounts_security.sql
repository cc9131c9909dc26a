-- Security events, proof of addresses, sessions that can be listed, workspace admins.

-- What happened to accounts and rights. Rows are only added; those older than a month may be removed by retention.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  -- null = an event of the installation, or of an address without an account
  workspace_id text references workspace on delete cascade,
  user_id text,
  actor text,
  target text,
  ip text,
  user_agent text,
  details jsonb not null default '{}'
);
create index security_event_newest on security_event (id desc);
create index security_event_workspace on security_event (workspace_id, id desc);
create index security_event_user on security_event (user_id, kind, at desc);
revoke all on security_event from fairlead_app;
grant select, insert on security_event to fairlead_app;
alter table security_event enable row level security;
create policy own_workspace on security_event using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create function keep_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if old.at < now() - interval '30 days' then return old; end if;
  end if;
  raise exception 'the security log is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger security_event_stays before update or delete on security_event for each row execute function keep_security_events();
create trigger security_event_stays_whole before truncate on security_event for each statement execute function keep_security_events();

-- An address that a user wants instead of theirs; it counts once a link sent to it was used.
alter table users add column pending_email text check (pending_email = lower(pending_email));
-- Admins of the workspace, besides the oldest active account, which always is one.
alter table users add column is_workspace_admin boolean not null default false;
-- When an admin removed them; the address is free again, `removed_email` remembers it.
alter table users add column removed_at timestamptz;
alter table users add column removed_email text;

-- Sessions by an id that can be shown, when and where they were last used, and when their user last proved who they are.
alter table session add column id text not null unique default gen_random_uuid()::text;
alter table session add column last_used_at timestamptz not null default now();
alter table session add column ip text;
alter table session add column user_agent text;
alter table session add column confirmed_at timestamptz;

alter table link drop constraint link_purpose_check;
alter table link add constraint link_purpose_check check (
  purpose in ('additional_information', 'reset_password', 'hm_review', 'self_identification', 'booking', 'prove_email', 'secure_account')
);
create index link_user on link (user_id) where user_id is not null;

-- true = only the invited mailbox has seen the link, so that using it proves the address
alter table invitation add column proves_address boolean not null default false;

-- The code that lets someone create the first administrator of an empty installation.
create table first_run_code (
  only_one boolean primary key default true check (only_one),
  code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now()
);
revoke all on first_run_code from fairlead_app;
