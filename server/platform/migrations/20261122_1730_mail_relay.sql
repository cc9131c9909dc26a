-- What is known of the way out for email: the relay's breaker and pause, and whether a Sent folder is proven to file copies. Of the installation, not of a workspace: the service reads and writes it, the app's role never.
create table mail_relay (
  relay text primary key,
  -- failures in a row to reach it; 0 = the breaker is closed
  failures integer not null default 0,
  open_until timestamptz,
  -- one worker tries it while the breaker is half open
  probe_until timestamptz,
  -- since when nothing has been accepted
  failing_since timestamptz,
  -- messages put off or refused in a row
  deferred integer not null default 0,
  answer text,
  answered_at timestamptz,
  -- the product stopped sending: a person resumes it
  paused_at timestamptz,
  notified_at timestamptz
);
create table mail_witness (
  relay text not null,
  mailbox text not null,
  asked integer not null,
  found integer not null,
  checked_at timestamptz not null,
  primary key (relay, mailbox)
);
revoke all on mail_relay, mail_witness from fairlead_app;

alter table message
  add refused_times integer not null default 0,
  add unknown_times integer not null default 0,
  add crashed_times integer not null default 0,
  add refused_at timestamptz,
  -- the relay's last answer, without addresses
  add relay_answer text,
  -- the relay that answered 250; null when it was settled in another way
  add relay text,
  -- taken by a worker, which is about to claim it
  add reserved_until timestamptz;
create index message_accepted on message (relay, sent_at) where relay is not null;
create index message_refused on message (refused_at) where refused_at is not null;
create index message_parked on message (workspace_id) where state = 'parked';
