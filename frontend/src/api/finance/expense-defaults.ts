/** Defaults of every new expense: usually a toll, paid on the spot. Diesel has its own form. */
export const expenseDefaults = { category: 'pedagio', paid: true } as const;
