-- How a workspace corrected the columns of a table, by its set of titles: the same titles are read like that the next time.
create table import_mapping (
  workspace_id text not null references workspace(id),
  -- SHA-256 of the sorted titles
  titles_hash bytea not null,
  -- {title: column}
  columns jsonb not null,
  saved_by text references users(id) on delete set null,
  saved_at timestamptz not null default now(),
  primary key (workspace_id, titles_hash)
);
alter table import_mapping enable row level security;
create policy own_workspace on import_mapping using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
