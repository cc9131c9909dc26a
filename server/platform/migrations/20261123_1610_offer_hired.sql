-- How a search ends for a candidate: the day an offer was made, words about it that only the team reads, and the first day of work.
alter table candidate
  add column offer_day text check (offer_day ~ '^\d{4}-\d\d-\d\d$'),
  add column offer_note text,
  add column start_day text check (start_day ~ '^\d{4}-\d\d-\d\d$');
