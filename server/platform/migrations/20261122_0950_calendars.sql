-- Calendars of users: their accounts, the calendars in them, what stands there, and when it makes them busy.
create table calendar_account (
  id text primary key,
  workspace_id text not null references workspace,
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('caldav', 'google', 'microsoft', 'ics')),
  name text not null,
  -- the address of a CalDAV server or feed; '' for the vendors
  url text not null default '',
  username text not null default '',
  -- password or refresh token, closed; null for a feed without
  secret text,
  -- the connected account a vendor's tokens belong to
  identity_id text references identity (id) on delete cascade,
  state text not null default 'syncing' check (state in ('syncing', 'synced', 'failed', 'refused')),
  why text,
  created_at timestamptz not null default now(),
  synced_at timestamptz,
  unique (user_id, kind, url, username)
);
create index calendar_account_user on calendar_account (user_id);

create table calendar (
  id text primary key,
  workspace_id text not null references workspace,
  user_id text not null references users on delete cascade,
  account_id text not null references calendar_account on delete cascade,
  remote_id text not null,
  name text not null,
  time_zone text,
  is_read_only boolean not null default false,
  is_primary boolean not null default false,
  -- busy: its events stand in the way; days_off: its whole days do; ignored: nothing of it does
  counts_as text not null default 'busy' check (counts_as in ('busy', 'days_off', 'ignored')),
  cursor text,
  state text not null default 'syncing' check (state in ('syncing', 'synced', 'failed')),
  synced_at timestamptz,
  -- until when its series have been laid out as busy times
  laid_out_until timestamptz,
  gone_at timestamptz,
  unique (account_id, remote_id)
);
create index calendar_user on calendar (user_id);

create table calendar_event (
  id text primary key,
  workspace_id text not null references workspace,
  calendar_id text not null references calendar on delete cascade,
  remote_ref text not null,
  version text,
  events jsonb not null,
  unique (calendar_id, remote_ref)
);

create table busy_time (
  calendar_event_id text not null references calendar_event on delete cascade,
  workspace_id text not null references workspace,
  user_id text not null references users on delete cascade,
  calendar_id text not null references calendar on delete cascade,
  -- of which event; ours are told by theirs
  uid text not null,
  title text not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at >= start_at),
  is_all_day boolean not null default false,
  is_tentative boolean not null default false
);
create index busy_time_event on busy_time (calendar_event_id);
create index busy_time_user on busy_time (user_id, end_at);

grant select, insert, update, delete on calendar_account, calendar, calendar_event, busy_time to fairlead_app;
alter table calendar_account enable row level security;
create policy own_workspace on calendar_account using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
alter table calendar enable row level security;
create policy own_workspace on calendar using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
alter table calendar_event enable row level security;
create policy own_workspace on calendar_event using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
alter table busy_time enable row level security;
create policy own_workspace on busy_time using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The refresh token of a connected account that lets the product into its calendars, closed.
alter table identity add column refresh_token text;
