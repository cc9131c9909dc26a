-- Imports of people that run in the background: what was asked for, how far it has come, and the rows that wait.

create table import_run (
  id text primary key,
  workspace_id text not null references workspace,
  user_id text not null references users,
  -- everyone is brought into this project as well
  project_id text references project on delete cascade,
  file_name text not null,
  encoding text not null,
  -- [{title, sample, column}]
  columns jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  -- the sentence for the user when it failed
  why text,
  row_count integer not null,
  rows_done integer not null default 0,
  added integer not null default 0,
  merged integer not null default 0,
  unchanged integer not null default 0,
  error_count integer not null default 0,
  -- the first ones: [{line, message}]
  errors jsonb not null default '[]',
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index import_run_of_user on import_run (user_id, created_at desc);
create index import_run_project on import_run (project_id) where project_id is not null;
create index import_run_finished on import_run (finished_at) where finished_at is not null;
grant select, insert, update, delete on import_run to fairlead_app;
alter table import_run enable row level security;
create policy own_workspace on import_run using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The rows that wait, a chunk per row: deleted in the transaction that brings its people in, so that no chunk is done twice.
create table import_chunk (
  import_id text not null references import_run on delete cascade,
  workspace_id text not null references workspace,
  position integer not null,
  -- JSON: [{line, cells}]
  content bytea not null,
  primary key (import_id, position)
);
grant select, insert, update, delete on import_chunk to fairlead_app;
alter table import_chunk enable row level security;
create policy own_workspace on import_chunk using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
