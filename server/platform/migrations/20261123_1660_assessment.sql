-- The score with its reasons is called an assessment everywhere.
alter table candidate rename column judgement to assessment;
