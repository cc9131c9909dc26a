-- Since when a mailbox has been failing, and whether its owner knows; null while it works or is paused.
alter table mailbox add column failing_since timestamptz;
alter table mailbox add column failing_told_at timestamptz;
create index mailbox_failing on mailbox (failing_since) where failing_since is not null and failing_told_at is null;
