-- Several interviews of a candidate in one day are rows with the same day and a part each; a single interview is part 0 of no day.
alter table interview
  add column day_id text,
  add column part int not null default 0 check (part between 0 and 7),
  add column part_name text not null default '';
drop index interview_of_candidate;
create unique index interview_of_candidate on interview (candidate_id, project_id, part) where state in ('held', 'booked');
create index interview_day on interview (day_id) where day_id is not null;
-- A candidate is never in two at once; checked at the end of a transaction, because a day is moved interview by interview.
alter table interview add constraint interview_of_candidate_at_once exclude using gist
  (candidate_id with =, project_id with =, tstzrange(start_at, end_at) with &&) where (state in ('held', 'booked'))
  deferrable initially deferred;
