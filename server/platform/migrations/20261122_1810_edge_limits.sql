-- Requests counted for all processes together; only the service's own connection reads it.
create table rate_count (
  key text primary key,
  window_end timestamptz not null,
  count integer not null
);
create index rate_count_window_end on rate_count (window_end);
alter table rate_count enable row level security;
revoke all on rate_count from fairlead_app;

-- What a workspace and its users have sent on a day (UTC); the row without a user is the workspace's sum.
create table quota_use (
  workspace_id text not null references workspace (id) on delete cascade,
  user_id text not null default '',
  kind text not null,
  day timestamptz not null,
  used integer not null,
  primary key (workspace_id, kind, day, user_id)
);
alter table quota_use enable row level security;
create policy own_workspace on quota_use using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
grant select, insert, update, delete on quota_use to fairlead_app;

-- Super admins multiply the daily limits of a workspace they know.
alter table workspace add column quota_factor integer not null default 1 check (quota_factor between 1 and 100);
