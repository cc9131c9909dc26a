-- Tests that users send to themselves: counted for each user and hour, and deleted after a day.
create index message_test_email on message (user_id, created_at) where email_type = 'test_email';
