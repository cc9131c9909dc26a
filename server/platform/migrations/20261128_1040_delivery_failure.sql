-- Why an email wasn't delivered: only a dead address counts against the address.
alter table message
  add column bounce_cause text check (bounce_cause in ('dead_address', 'blocked')),
  -- how often it was sent again because the mailbox was full
  add column full_times int not null default 0;
update message set bounce_cause = 'dead_address' where bounced_at is not null;
alter table inbound_mail
  add column bounce_cause text check (bounce_cause in ('dead_address', 'mailbox_full', 'blocked', 'delayed', 'complaint', 'unclear'));
