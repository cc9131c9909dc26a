-- A user's own mailbox: outreach of their projects is sent from it, and replies are read in it.
create table mailbox (
  id text primary key,
  workspace_id text not null references workspace,
  user_id text not null references users on delete cascade,
  name text not null,
  address text not null,
  username text not null,
  -- the password, encrypted; null once the mailbox is disconnected
  secret text,
  smtp_host text not null,
  smtp_port integer not null,
  smtp_security text not null check (smtp_security in ('tls', 'starttls', 'none')),
  imap_host text not null,
  imap_port integer not null,
  imap_security text not null check (imap_security in ('tls', 'starttls', 'none')),
  -- grows with every change of the settings: connections are opened again
  version integer not null default 1,
  paused_for text check (paused_for in ('password', 'refused', 'user')),
  -- what went wrong last in each direction; null = nothing
  send_fault text,
  read_fault text,
  -- failures in a row of sending, and when it is tried again
  failures integer not null default 0,
  retry_at timestamptz,
  created_at timestamptz not null default now(),
  -- kept afterwards, so that a message of unknown delivery is never looked up in another mailbox
  disconnected_at timestamptz,
  -- another account has other folders: numbers of messages, and what its Sent folder proves, begin again
  unique (user_id, address, imap_host, username)
);
create unique index mailbox_of_user on mailbox (user_id) where disconnected_at is null;
create index mailbox_address on mailbox (workspace_id, address);
grant select, insert, update, delete on mailbox to fairlead_app;
alter table mailbox enable row level security;
create policy own_workspace on mailbox using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The mailbox a message is sent from; null = the installation's own. No foreign key: when a user is deleted, a message of unknown
-- delivery must still not be taken for one of the installation's mailbox.
alter table message add column mailbox_id text;
create index message_mailbox on message (mailbox_id, due_at) where mailbox_id is not null and state in ('queued', 'claimed', 'committing', 'unknown');
