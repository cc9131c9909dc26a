-- A summary by mail of what a user has not read: whether they want it, when they last got one, and what it told them of.
alter table users add column notification_mail text not null default 'daily' check (notification_mail in ('daily', 'off'));
alter table users add column digest_at timestamptz;
alter table notification add column mailed_at timestamptz;
create index notification_unread on notification (created_at) where read_at is null and mailed_at is null;
