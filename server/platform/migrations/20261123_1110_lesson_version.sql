-- Versions of what a search has learned from decisions: who made each, when, why, and from which decisions.

create table lesson_version (
  project_id text not null references project on delete cascade,
  workspace_id text not null references workspace,
  number integer not null,
  made_at timestamptz not null,
  -- null = a search that learned by itself
  made_by text references users on delete set null,
  cause text not null check (cause in ('search', 'accepted', 'undone', 'restored')),
  -- the version that was taken up again
  restored_number integer,
  -- key -> {isOff, amount}
  choices jsonb not null,
  -- decisions that teach nothing any more, and those that taught this version: 'candidate@milliseconds'
  ignored text[] not null,
  learned_from text[] not null,
  -- the lines as they were shown
  lines jsonb not null,
  primary key (project_id, number)
);
grant select, insert, update, delete on lesson_version to fairlead_app;
alter table lesson_version enable row level security;
create policy own_workspace on lesson_version using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
