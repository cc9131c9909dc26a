-- What was found out about links of emails, for a while.
create table link_check (
  workspace_id text not null references workspace,
  url text not null,
  state text not null check (state in ('works', 'unknown_host', 'gone', 'unknown')),
  good_until timestamptz not null,
  primary key (workspace_id, url)
);
create index link_check_old on link_check (good_until);
grant select, insert, update, delete on link_check to fairlead_app;
alter table link_check enable row level security;
create policy own_workspace on link_check using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
