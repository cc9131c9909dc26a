-- Which past applicants a workspace writes to again.
alter table workspace
  -- Months after a rejection.
  add column recontact_months integer not null default 6 check (recontact_months between 0 and 60),
  -- Words of a rejection's reason after which no one is written to.
  add column recontact_reasons text[] not null default '{}';
