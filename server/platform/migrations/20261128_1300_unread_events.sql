-- How many of its events could not be read.
alter table calendar_event add column unread int not null default 0;
create index calendar_event_unread on calendar_event (calendar_id) where unread > 0;
-- earlier readings left such events out: the next one reads everything again
update calendar set cursor = null;
