-- Name of the actor at the time of the act. A notice outlives the account that caused it, and only the name tells that
-- account from the command line of the server. A program that does not know the column leaves it null.
-- compatible from 2026-11-27-000501
ALTER TABLE account_notices ADD COLUMN actor_name TEXT;
UPDATE account_notices SET actor_name = (SELECT name FROM users WHERE users.id = account_notices.actor_id);
