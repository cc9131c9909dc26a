-- What an import did to each person, so that it can be undone whatever happened since.
create table import_change (
  import_id text not null references import_run(id) on delete cascade,
  workspace_id text not null references workspace(id),
  person_id text not null references person(id) on delete cascade,
  -- the import created the person's row
  is_new boolean not null,
  -- {profile, sources} before it changed them; null when it didn't
  before jsonb,
  -- the profiles that its rows stated, without empty fields
  stated jsonb not null default '[]',
  -- the applications that its rows told of
  application_keys text[] not null default '{}',
  -- when the import last wrote the person
  written_at timestamptz not null,
  -- why undoing left the person in the pool
  kept text check (kept in ('contacted', 'project', 'tagged', 'noted', 'resume', 'imported', 'edited', 'ideal')),
  primary key (import_id, person_id)
);
create index import_change_person on import_change (person_id);
alter table import_change enable row level security;
create policy own_workspace on import_change using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The rows that weren't imported, for a file with the reasons.
create table import_refusal (
  import_id text not null references import_run(id) on delete cascade,
  workspace_id text not null references workspace(id),
  line int not null,
  message text not null,
  -- null for a line that couldn't be split into cells, and for a person who was deleted
  cells jsonb,
  primary key (import_id, line)
);
alter table import_refusal enable row level security;
create policy own_workspace on import_refusal using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

alter table import_run drop constraint import_run_state_check;
alter table import_run add constraint import_run_state_check
  check (state in ('queued', 'running', 'completed', 'failed', 'cancelled', 'undoing', 'undone'));
-- people that undoing removed, and those who have their earlier details again
alter table import_run add column removed int not null default 0, add column restored int not null default 0;
