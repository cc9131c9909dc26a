-- Who looks after a conversation with a candidate, and whether it was snoozed or marked as done.
create table conversation (
  candidate_id text primary key references candidate on delete cascade,
  workspace_id text not null references workspace,
  assignee_id text references users,
  -- how many emails of the candidate there were when it was snoozed or done: another one opens it, however late it is read
  seen_emails integer not null default 0,
  snoozed_until timestamptz,
  done_at timestamptz
);
create index conversation_assignee on conversation (assignee_id) where assignee_id is not null;
grant select, insert, update, delete on conversation to fairlead_app;
alter table conversation enable row level security;
create policy own_workspace on conversation using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
