-- What the team answered to candidates' questions, in its words: drafts of replies use it.
create table project_answer (
  project_id text not null references project(id) on delete cascade,
  workspace_id text not null references workspace(id),
  topic text not null,
  language text not null check (language in ('en', 'de', 'fr', 'es')),
  words text not null check (length(words) <= 2000),
  saved_by text references users(id) on delete set null,
  saved_at timestamptz not null default now(),
  primary key (project_id, topic, language)
);
alter table project_answer enable row level security;
create policy own_workspace on project_answer using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
