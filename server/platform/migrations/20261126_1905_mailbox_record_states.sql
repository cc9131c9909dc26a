-- A break after a check without an answer is noticed, only selectors whose record was seen count, and disconnected mailboxes aren't checked.
alter table mailbox_records
  -- the last certain state of each kind of record
  add column states jsonb not null default '{}',
  -- of a signature that no one has verified; at most one
  add column unproven_selector text,
  -- when the last of such selectors made, or makes, a check due: at most once an hour
  add column learned_at timestamptz;

-- since when a key waits for its record
alter table mailbox_dkim_key add column waiting_since timestamptz not null default now();
update mailbox_dkim_key set waiting_since = created_at;

delete from mailbox_records using mailbox where mailbox.id = mailbox_records.mailbox_id and mailbox.disconnected_at is not null;
delete from mailbox_dkim_key using mailbox where mailbox.id = mailbox_dkim_key.mailbox_id and mailbox.disconnected_at is not null;

update mailbox_records set states = coalesce(
  (select jsonb_object_agg(one -> 'finding' ->> 'kind', one ->> 'state') from jsonb_array_elements(checks) one where one ->> 'state' <> 'unknown'),
  '{}')
where checks is not null;

with passing as (
  select mailbox_id, jsonb_path_query_first(checks, '$[*] ? (@.state == "passes" && @.finding.kind == "dkim").finding.selector') #>> '{}' as selector
  from mailbox_records)
update mailbox_records set
  selectors = case when passing.selector = any (selectors) then array[passing.selector] else '{}' end,
  unproven_selector = case when passing.selector = any (selectors) then null else selectors[1] end
from passing
where passing.mailbox_id = mailbox_records.mailbox_id and selectors <> '{}';
