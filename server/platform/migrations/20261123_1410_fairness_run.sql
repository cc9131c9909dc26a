-- Counterfactual runs of a project: the newest people judged again with one thing swapped that must not count.

create table fairness_run (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  state text not null check (state in ('queued', 'running', 'completed', 'failed')),
  -- null = every night
  requested_by text references users on delete set null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  -- what judged: another version may judge otherwise
  engine text,
  people integer not null default 0,
  -- candidates that were not reached in the time of a run
  left_out integer not null default 0,
  batches integer[] not null default '{}',
  -- [{kind, people, moved, most, places}]
  swaps jsonb not null default '[]',
  check ((state in ('completed', 'failed')) = (finished_at is not null))
);
create index fairness_run_of_project on fairness_run (project_id, requested_at desc);
-- one run of a project at a time
create unique index fairness_run_open on fairness_run (project_id) where state in ('queued', 'running');
create index fairness_run_finished on fairness_run (finished_at) where finished_at is not null;
grant select, insert, update, delete on fairness_run to fairlead_app;
alter table fairness_run enable row level security;
create policy own_workspace on fairness_run using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
