-- Members who are notified of people who were added to the pool and match a saved search.
create table pool_alert (
  workspace_id text not null references workspace(id),
  search_id text not null references pool_search(id) on delete cascade,
  user_id text not null references users(id) on delete cascade,
  every text not null check (every in ('daily', 'weekly')),
  -- people added since are looked for next
  checked_at timestamptz not null,
  -- people that the member hasn't looked at, and since when they were added
  people int not null default 0,
  since timestamptz,
  primary key (search_id, user_id)
);
create index pool_alert_due on pool_alert (checked_at);
create index pool_alert_user on pool_alert (user_id);
alter table pool_alert enable row level security;
create policy own_workspace on pool_alert using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
