-- The signature of a mailbox, as its owner typed it.
alter table mailbox add column signature text not null default '';
