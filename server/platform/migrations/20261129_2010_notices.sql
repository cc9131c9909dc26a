-- What a workspace changed about the rules for notices: {off, added, wording}, see domain/outreach/notice-rules.ts. Emails wait for a
-- postal address where a rule that is on requires one.
alter table workspace add column notice_settings jsonb not null default '{"off": {}, "added": [], "wording": {}}',
  drop column requires_postal_address;

alter table message
  -- The recipient of a one-time notice, who needs no candidate.
  add column person_id text references person(id) on delete cascade,
  -- What the email says because a law requires it, and which parts; as it was sent.
  add column notice text,
  add column notice_parts text[] not null default '{}',
  -- When the page about the recipient's data was first opened from its link.
  add column page_opened_at timestamptz;
-- At most one email to a person that only tells them about their data.
create unique index message_one_notice on message (workspace_id, person_id) where person_id is not null and state <> 'cancelled';
alter table message add constraint message_person check (person_id is null or (kind = 'team' and email_type = 'privacy_notice'));
alter table link add column person_id text references person(id) on delete cascade;
