-- How many messages a mailbox sends a day; null = the usual number. A new mailbox starts with fewer, from `warms_up_from` on.
alter table mailbox add column daily_limit integer check (daily_limit > 0);
-- null = no warm-up; mailboxes that are connected already have been sending
alter table mailbox add column warms_up_from timestamptz;
alter table mailbox alter column warms_up_from set default now();
create index message_mailbox_sent on message (mailbox_id, sent_at) where mailbox_id is not null and sent_at is not null;
-- the user chose to send it at any hour, or at a time of their own
alter table message add column any_hour boolean not null default false;
-- why it leaves later than it was ready
alter table message add column held_by text check (held_by in ('mailbox_day', 'domain_hour', 'weekend', 'holiday', 'night'));
