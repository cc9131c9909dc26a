-- Who holds the next interview of a candidate, where it isn't the project's interviewers: a second round.
create table next_interview (
  candidate_id text primary key references candidate on delete cascade,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  interviewer_ids text[] not null check (cardinality(interviewer_ids) between 1 and 10),
  is_panel boolean not null,
  created_by text not null references users,
  created_at timestamptz not null
);
grant select, insert, update, delete on next_interview to fairlead_app;
alter table next_interview enable row level security;
create policy own_workspace on next_interview using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
