-- The number an interviewer calls: of interviews by phone in which the candidate is called.
alter table interview add column candidate_phone text;
