ALTER TABLE account_notices DROP COLUMN actor_name;
