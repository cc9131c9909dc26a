-- What is known of each mailbox that is read: where reading stopped, which message is being tried, who reads, and when it was last read to its end.
-- Keyed by the mailbox itself (user, host, folder), not by the sender's address; `records_as` is the name its messages are filed under.

create table mailbox_state (
  mailbox text primary key,
  records_as text not null unique,
  uid_validity text,
  last_uid bigint not null default 0,
  -- recorded before a message is taken in: a process that dies over it finds it here
  trying_uid bigint,
  trying_since timestamptz,
  lease_by text,
  lease_until timestamptz,
  -- when a reading last came to the end of the mailbox with nothing left unread
  read_to_end_at timestamptz
);
revoke all on mailbox_state from fairlead_app;
