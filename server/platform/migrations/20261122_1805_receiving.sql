-- Receiving: which process tries a message and how often, the identity of messages without a Message-ID, what the receiving server
-- says of the sender, and the lookups that every unmatched message needs.

alter table mailbox_state add column trying_by text, add column tries integer not null default 0;

alter table inbound_mail
  -- of the whole message; only where it has no Message-ID
  add column content_hash text,
  -- DMARC, or DKIM and SPF where there is no DMARC result, as our own mail server saw it; null = it said nothing
  add column sender_check text check (sender_check in ('pass', 'fail'));

create unique index inbound_mail_same_content on inbound_mail (mailbox, content_hash) where content_hash is not null;
create index inbound_mail_message_id on inbound_mail (message_id) where message_id is not null;
create index message_to_email on message (to_email);
