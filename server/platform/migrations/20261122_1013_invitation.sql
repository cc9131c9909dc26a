-- The invitation a mail carries, and what somebody answered to one.
alter table message add column invitation jsonb;
alter table inbound_mail add column invitation jsonb;
