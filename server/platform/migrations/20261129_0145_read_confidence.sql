-- How certain the classification was before a person corrected it, so that an undo restores its doubt.
alter table inbound_mail add column read_confidence real;
alter table inbound_mail add column read_confident boolean;
