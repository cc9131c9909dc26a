-- A mailbox whose emails bounce too often pauses itself.
alter table mailbox drop constraint mailbox_paused_for_check;
alter table mailbox add constraint mailbox_paused_for_check check (paused_for in ('password', 'consent', 'bounces', 'refused', 'user'));
-- bounces before its owner resumed it are not counted again
alter table mailbox add column bounces_since timestamptz;
-- the address was refused for good, at once or by a later bounce
alter table message add column bounced_at timestamptz;
create index message_bounced on message (mailbox_id, bounced_at) where mailbox_id is not null and bounced_at is not null;
