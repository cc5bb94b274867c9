DROP TABLE account_notices;
