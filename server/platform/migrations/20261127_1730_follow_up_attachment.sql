-- Files that were chosen for the follow-ups of a first email: a follow-up is written when the email before it has been sent, and then
-- names its files in `message_attachment`.
create table follow_up_attachment (
  -- the first email
  message_id text not null references message on delete cascade,
  step int not null check (step > 0),
  -- place among the files of the follow-up
  number int not null,
  workspace_id text not null references workspace,
  -- null: the file was deleted
  attachment_id text references attachment on delete set null,
  file_name text not null,
  content_type text not null,
  size int not null,
  sha256 bytea not null,
  primary key (message_id, step, number)
);
create index follow_up_attachment_file on follow_up_attachment (attachment_id) where attachment_id is not null;
grant select, insert, update, delete on follow_up_attachment to fairlead_app;
alter table follow_up_attachment enable row level security;
create policy own_workspace on follow_up_attachment using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
