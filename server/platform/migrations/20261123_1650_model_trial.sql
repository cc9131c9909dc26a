-- Trials of an embeddings model on a project's past decisions, the vectors it has answered, and whether a project ranks with it.

create table model_trial (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  state text not null check (state in ('queued', 'running', 'completed', 'failed')),
  requested_by text references users on delete set null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  model text not null,
  -- what is said of a trial that failed
  problem text,
  -- domain/project/model-trial.ts
  result jsonb,
  check ((state in ('completed', 'failed')) = (finished_at is not null))
);
create index model_trial_of_project on model_trial (project_id, requested_at desc);
-- one trial of a project at a time
create unique index model_trial_open on model_trial (project_id) where state in ('queued', 'running');
create index model_trial_finished on model_trial (finished_at) where finished_at is not null;
grant select, insert, update, delete on model_trial to fairlead_app;
alter table model_trial enable row level security;
create policy own_workspace on model_trial using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- vectors of texts, so that no text is paid for twice; the text itself is not kept
create table embedding (
  workspace_id text not null references workspace,
  model text not null,
  -- SHA-256 of the text
  text_hash bytea not null,
  -- numbers of four bytes, little-endian
  vector bytea not null,
  tokens integer not null,
  used_at timestamptz not null,
  primary key (workspace_id, model, text_hash)
);
create index embedding_used on embedding (used_at);
grant select, insert, update, delete on embedding to fairlead_app;
alter table embedding enable row level security;
create policy own_workspace on embedding using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- the embeddings model that takes part in a project's ranking; null = none
alter table project add column ranking_model text;
