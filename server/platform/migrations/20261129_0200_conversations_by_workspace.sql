-- The conversations of a workspace are found by their emails, not by all of its candidates.
create index inbound_mail_conversation on inbound_mail (workspace_id, candidate_id) where candidate_id is not null and kind = 'person';
