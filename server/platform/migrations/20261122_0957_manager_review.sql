-- Hiring managers decide by a link of their own: for one project, sent to one address.
alter table link add column project_id text references project on delete cascade;
alter table link add column email text;

-- Who was sent to which hiring manager, and what has been done about their not answering.
create table manager_request (
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  candidate_id text not null references candidate on delete cascade,
  email text not null,
  sent_by text references users,
  sent_at timestamptz not null,
  reminded_at timestamptz,
  escalated_at timestamptz,
  primary key (candidate_id, project_id, email)
);
create index manager_request_open on manager_request (sent_at) where reminded_at is null or escalated_at is null;

-- Every verdict that came by a link, once: asked again, what was answered is answered again.
create table manager_verdict (
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  request_id text not null,
  candidate_id text not null references candidate on delete cascade,
  email text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (project_id, email, request_id)
);
create index manager_verdict_candidate on manager_verdict (candidate_id);

grant select, insert, update, delete on manager_request, manager_verdict to fairlead_app;
alter table manager_request enable row level security;
alter table manager_verdict enable row level security;
create policy own_workspace on manager_request using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
create policy own_workspace on manager_verdict using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
