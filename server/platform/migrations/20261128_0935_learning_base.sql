-- What decisions in a project are compared with: features of people whom its newest search fetched, and what it asks for.
create table learning_base (
  project_id text primary key references project on delete cascade,
  workspace_id text not null references workspace,
  -- for each person, the concepts of their features
  people jsonb not null,
  asked int[] not null
);
grant select, insert, update, delete on learning_base to fairlead_app;
alter table learning_base enable row level security;
create policy own_workspace on learning_base using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- How many of a batch keep every requirement, and how many of how many did in the batch before; null for searches before this.
alter table search_run add column keeps int, add column found_before int, add column keeps_before int;
