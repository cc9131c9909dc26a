-- Mailboxes at Google and Microsoft through their APIs: a kind, and tokens in place of a password.
alter table mailbox add column kind text not null default 'smtp' check (kind in ('smtp', 'gmail', 'graph'));
alter table mailbox drop constraint mailbox_paused_for_check;
alter table mailbox add constraint mailbox_paused_for_check check (paused_for in ('password', 'consent', 'refused', 'user'));

-- A row of its own: whoever renews the token holds its lock while the vendor answers, and the state of the mailbox can still change.
create table mailbox_token (
  mailbox_id text primary key references mailbox on delete cascade,
  workspace_id text not null references workspace,
  -- both encrypted; the access token is null until it is first needed
  refresh_token text not null,
  access_token text,
  access_until timestamptz
);
grant select, insert, update, delete on mailbox_token to fairlead_app;
alter table mailbox_token enable row level security;
create policy own_workspace on mailbox_token using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The Message-ID of a message whose server replaced ours: answers name it.
alter table message add column sent_as text;
create index message_sent_as on message (sent_as) where sent_as is not null;

-- With trying_uid names the message being taken in: where a vendor's id names it, the number is always the same.
alter table mailbox_state add column trying_in text;
