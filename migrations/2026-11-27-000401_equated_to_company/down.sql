ALTER TABLE clients DROP COLUMN equated_to_company;
