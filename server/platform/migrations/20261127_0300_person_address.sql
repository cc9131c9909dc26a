-- What is known about each email address of a person, per workspace. `person_id` is the shared row where the workspace has its own copy.
create table person_address (
  workspace_id text not null references workspace,
  person_id text not null references person on delete cascade,
  address text not null check (address = lower(address)),
  id text not null unique,
  status text not null check (status in ('confirmed', 'verified', 'guessed', 'undeliverable')),
  proof text not null check (proof in ('finder', 'verifier', 'stated', 'reply', 'bounce')),
  -- where the address came from, as shown; null when unknown
  origin text,
  -- who found or checked it
  vendor text,
  confidence integer check (confidence between 0 and 100),
  added_at timestamptz not null,
  -- when the status was last learned
  checked_at timestamptz not null,
  primary key (workspace_id, person_id, address)
);
create index person_address_person on person_address (person_id);
grant select, insert, update, delete on person_address to fairlead_app;
alter table person_address enable row level security;
create policy own_workspace on person_address using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- A user agreed to write to an address that a vendor had guessed.
alter table message add column guess_accepted boolean not null default false;

-- Until now the source of the field said whether the finder had verified what it added. Where a field has the finder's word only, all its
-- addresses are of the finder; where the finder was the last of several sources, the last address is. A field with verified and unverified
-- finds doesn't say which is which: they count as guesses.
with field as (
  select person.id, person.workspace_id, coalesce(person.shadows, person.id) as root, person.profile -> field_name as addresses, person.sources -> field_name as said,
    person.updated_at
  from person, unnest(array['personalEmails', 'workEmails']) as field_name
  where person.workspace_id is not null and person.erased_at is null and jsonb_array_length(coalesce(person.sources -> field_name, '[]')) > 0
    and jsonb_array_length(coalesce(person.profile -> field_name, '[]')) > 0
), judged as (
  select field.*,
    (select bool_and(entry ->> 'source' like 'Email finder (%') from jsonb_array_elements(said) entry) as only_finder,
    (select bool_or(entry ->> 'source' like 'Email finder (%, not verified)') from jsonb_array_elements(said) entry) as has_guess,
    said -> -1 ->> 'source' as last_source,
    (select substring(entry ->> 'source' from 'Email finder \((.*), ') from jsonb_array_elements(said) entry
      where entry ->> 'source' like 'Email finder (%' order by entry ->> 'source' like '%, not verified)' desc limit 1) as vendor,
    (select (entry ->> 'at')::timestamptz from jsonb_array_elements(said) entry where entry ->> 'source' like 'Email finder (%' order by entry ->> 'at' desc limit 1) as found_at
  from field
), found as (
  select workspace_id, root, lower(address) as address, vendor, found_at, updated_at,
    case when (only_finder and has_guess) or last_source like '%, not verified)' then 'guessed' else 'verified' end as status
  from judged, jsonb_array_elements_text(addresses) with ordinality as a(address, place)
  where last_source like 'Email finder (%' and (only_finder or place = jsonb_array_length(addresses)) and vendor is not null
)
insert into person_address (workspace_id, person_id, address, id, status, proof, origin, vendor, added_at, checked_at)
select distinct on (workspace_id, root, address) workspace_id, root, address, gen_random_uuid()::text, status, 'finder', 'Email finder (' || vendor || ')', vendor,
  coalesce(found_at, updated_at), coalesce(found_at, updated_at)
from found order by workspace_id, root, address, status
on conflict do nothing;

-- a reply from such an address has confirmed it
update person_address set status = 'confirmed', proof = 'reply', checked_at = reply.at
from (
  select inbound_mail.workspace_id, coalesce(person.shadows, person.id) as root, lower(from_email) as address, max(received_at) as at
  from inbound_mail join candidate on candidate.id = inbound_mail.candidate_id join person on person.id = candidate.person_id
  where inbound_mail.kind = 'person' and from_email is not null and coalesce(sender_check, '') <> 'fail' group by 1, 2, 3) reply
where reply.workspace_id = person_address.workspace_id and reply.root = person_address.person_id and reply.address = person_address.address;
