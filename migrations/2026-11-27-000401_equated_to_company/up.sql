-- A client with a CPF may be equated to a company for social security, which lowers the carrier's own INSS.
ALTER TABLE clients ADD COLUMN equated_to_company TEXT NOT NULL DEFAULT 'unknown'
    CHECK (equated_to_company IN ('unknown', 'yes', 'no'));
