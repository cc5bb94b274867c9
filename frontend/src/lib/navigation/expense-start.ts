/** Defaults of every new expense, from whichever door: most is a toll, and paid on the spot. Diesel has its own form. */
export const expenseStart = { category: 'pedagio', paid: true } as const;
