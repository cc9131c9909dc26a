-- Pay, first day of work, and conditions of an offer.
alter table candidate add column offer_terms jsonb;
