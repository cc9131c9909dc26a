-- The template a sequence was started with; null is the project's first one.
alter table message add column template_name text;
