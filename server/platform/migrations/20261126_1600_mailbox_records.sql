-- What DNS says about the sending domain of a mailbox: SPF, DKIM, DMARC, and the reverse name of its server.
create table mailbox_records (
  mailbox_id text primary key references mailbox on delete cascade,
  workspace_id text not null references workspace,
  -- null until it was first checked
  checks jsonb,
  checked_at timestamptz,
  due_at timestamptz not null default now(),
  -- of DKIM signatures under the mailbox's own messages
  selectors text[] not null default '{}'
);
create index mailbox_records_due on mailbox_records (due_at);
grant select, insert, update, delete on mailbox_records to fairlead_app;
alter table mailbox_records enable row level security;
create policy own_workspace on mailbox_records using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
insert into mailbox_records (mailbox_id, workspace_id) select id, workspace_id from mailbox where disconnected_at is null;
