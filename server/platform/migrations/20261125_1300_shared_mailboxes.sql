-- A mailbox of a whole workspace, connected by an admin; projects choose it as their sender.
alter table mailbox add column is_shared boolean not null default false;
drop index mailbox_of_user;
create unique index mailbox_of_user on mailbox (user_id) where disconnected_at is null and not is_shared;
create unique index mailbox_shared on mailbox (workspace_id, address) where disconnected_at is null and is_shared;

create table project_mailbox (
  project_id text primary key references project on delete cascade,
  workspace_id text not null references workspace,
  mailbox_id text not null references mailbox on delete cascade
);
grant select, insert, update, delete on project_mailbox to fairlead_app;
alter table project_mailbox enable row level security;
create policy own_workspace on project_mailbox using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
