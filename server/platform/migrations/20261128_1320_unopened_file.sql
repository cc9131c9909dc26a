-- A file of a kind that can't be opened is named in the conversation.
alter table mail_resume drop constraint mail_resume_outcome_check;
alter table mail_resume add constraint mail_resume_outcome_check
  check (outcome in ('updated', 'unchanged', 'unreadable', 'unopened', 'no_resume', 'not_theirs', 'forged', 'too_many'));
