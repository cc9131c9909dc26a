-- One folding of names for index and query: Müller is found by Muller, Łuczak by Luczak, O'Brien by OBrien.
create function fold_name(text) returns text language sql immutable strict parallel safe return
  replace(replace(replace(replace(
    regexp_replace(
      lower(translate(normalize($1, NFKD), 'ØøŁłĐđÐðıĦħŦŧ''’‘ʼʻ`´', 'oollddddihhtt')),
      U&'[\0300-\036F\0591-\05C7\064B-\0652]', '', 'g'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');

-- What all spellings of one address have in common: capitals and full-width letters, and the dots, additions, and older domain
-- of Gmail. `addressKey` (domain/shared/validation.ts) does the same.
create function address_key(text) returns text language sql immutable strict parallel safe return
  case when lower(normalize(btrim($1), NFKC)) ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(split_part(lower(normalize(btrim($1), NFKC)), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else lower(normalize(btrim($1), NFKC)) end;

alter table person
  add column folded_name text not null generated always as (fold_name(name)) stored,
  add column folded_text text not null generated always as (fold_name(name || ' ' || coalesce(headline, ''))) stored;
create index person_folded on person using gin (folded_text gin_trgm_ops);
drop index person_words;
create index person_email_key on person_email (address_key(email), scope);
create index suppression_key on suppression (workspace_id, address_key(email));

-- As before, with folded names and address keys.
create or replace function find_people(url text, address text, words text[], own_only boolean, at_most int)
returns table (id text, place bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  folded text := fold_name(array_to_string(words, ' '));
  patterns text[] := array(select '%' || replace(replace(replace(fold_name(word), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) as w(word) order by length(word) desc);
begin
  return query
    select p.id, row_number() over (order by p.workspace_id is null, case when words is null then 0 else similarity(p.folded_name, folded) end desc, p.created_at desc, p.id)
    from person p
    where (p.workspace_id = own or (p.workspace_id is null and not own_only))
      and (url is null or (p.linkedin_url = url and coalesce(p.workspace_id, '') in ('', own)))
      and (address is null or p.id = any (array(select e.person_id from person_email e where address_key(e.email) = address_key(address) and e.scope in ('', own))))
      and (words is null or p.folded_text like patterns[1])
      and (words is null or p.folded_text like all (patterns))
      and (p.workspace_id is not null or not exists (select 1 from person s where s.workspace_id = own and s.shadows = p.id))
    order by 2
    limit at_most;
end $$;

create or replace function find_candidates(words text[], address text, url text, reader text, at_most int)
returns table (candidate_id text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  folded text := fold_name(array_to_string(words, ' '));
  patterns text[] := array(select '%' || replace(replace(replace(fold_name(word), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) as w(word) order by length(word) desc);
begin
  return query
    select c.id
    from candidate c
    join person p on p.id = c.person_id
    join project j on j.id = c.project_id and j.workspace_id = own
    where c.workspace_id = own
      and not j.bias_reducer
      and (words is null or (p.folded_text like patterns[1] and p.folded_text like all (patterns)))
      and (url is null or p.linkedin_url = url)
      and (address is null or address_key(c.preferred_email) = address_key(address) or p.profile -> 'personalEmails' ? address or p.profile -> 'workEmails' ? address
        or p.id = any (array(select e.person_id from person_email e where address_key(e.email) = address_key(address) and e.scope in ('', own))))
      and (reader is null or not exists (select 1 from project_collaborator r where r.project_id = j.id)
        or exists (select 1 from project_collaborator r where r.project_id = j.id and r.email = reader))
    order by case when words is null then 0 else similarity(p.folded_name, folded) end desc, c.stage_at desc, c.id
    limit at_most;
end $$;

grant execute on function fold_name, address_key to fairlead_app, fairlead_system;
