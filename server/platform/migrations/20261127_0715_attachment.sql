-- Files attached to emails. One is uploaded for a project, and for a candidate unless several get it; `message_attachment` names the files
-- of an email with their hash, so that a later try sends the same bytes or nothing.
create table attachment (
  id text primary key,
  workspace_id text not null references workspace,
  project_id text not null references project on delete cascade,
  candidate_id text references candidate on delete cascade,
  user_id text references users on delete set null,
  file_name text not null check (file_name <> ''),
  content_type text not null,
  size int not null check (size > 0),
  sha256 bytea not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- PDF, DOCX and pictures are compressed already
alter table attachment alter column bytes set storage external;
create index attachment_project on attachment (project_id);
create index attachment_candidate on attachment (candidate_id) where candidate_id is not null;
create index attachment_user on attachment (user_id, created_at);
create index attachment_created on attachment (created_at);
grant select, insert, update, delete on attachment to fairlead_app;
alter table attachment enable row level security;
create policy own_workspace on attachment using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create table message_attachment (
  message_id text not null references message on delete cascade,
  -- place among the files of the email
  number int not null,
  workspace_id text not null references workspace,
  -- null: the file was deleted
  attachment_id text references attachment on delete set null,
  file_name text not null,
  content_type text not null,
  size int not null,
  sha256 bytea not null,
  primary key (message_id, number)
);
create index message_attachment_file on message_attachment (attachment_id) where attachment_id is not null;
grant select, insert, update, delete on message_attachment to fairlead_app;
alter table message_attachment enable row level security;
create policy own_workspace on message_attachment using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
