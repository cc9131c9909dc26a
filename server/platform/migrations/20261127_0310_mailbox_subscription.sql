-- Announcements of new mail by Google and Microsoft: one subscription for a mailbox, and what arrived by it.
create table mailbox_subscription (
  mailbox_id text primary key references mailbox on delete cascade,
  workspace_id text not null references workspace,
  -- Microsoft: the id of the subscription, and the SHA-256 of the secret that comes with every notification
  vendor_id text unique,
  secret_hash text,
  -- null until the vendor has agreed
  started_at timestamptz,
  expires_at timestamptz,
  renew_at timestamptz not null default now(),
  failures integer not null default 0,
  -- the vendor's words
  refusal text,
  -- a notification or a handshake arrived since one was last missed
  proved_at timestamptz,
  notified_at timestamptz,
  missed_at timestamptz,
  -- a reading is due: at most one waits, however many notifications arrive
  requested_at timestamptz
);
create index mailbox_subscription_due on mailbox_subscription (renew_at);
create index mailbox_subscription_requested on mailbox_subscription (mailbox_id) where requested_at is not null;
create index mailbox_gmail_address on mailbox (address) where kind = 'gmail' and disconnected_at is null;
grant select, insert, update, delete on mailbox_subscription to fairlead_app;
alter table mailbox_subscription enable row level security;
create policy own_workspace on mailbox_subscription using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
