-- Keys that sign the email of a mailbox with DKIM: the newest whose DNS record was seen signs.
create table mailbox_dkim_key (
  id text primary key,
  mailbox_id text not null references mailbox on delete cascade,
  workspace_id text not null references workspace,
  selector text not null,
  public_key text not null,
  -- the private key, encrypted
  secret text not null,
  created_at timestamptz not null default now(),
  -- null until its DNS record was seen
  seen_at timestamptz,
  unique (mailbox_id, selector)
);
grant select, insert, update, delete on mailbox_dkim_key to fairlead_app;
alter table mailbox_dkim_key enable row level security;
create policy own_workspace on mailbox_dkim_key using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
