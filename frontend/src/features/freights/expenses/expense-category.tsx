/** Category of an expense. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { categoryLabels } from '@/lib/generated/choices';
import { expenseCategories, type ExpenseCategory } from '@/lib/labels/labels';
import { Chips } from '@/components/form/chips';
import type { ExpenseFormApi } from './expense-form';
import { onTheRoad } from '@/features/freights/freight-queries';

/** The categories as chips, one of them chosen: those of the road, the others one tap further. */
export function CategoryChips({ form }: { form: ExpenseFormApi }) {
  const category = useWatch({ control: form.control, name: 'category' });
  const [all, setAll] = useState(!onTheRoad.some((code) => code === category));
  const shown = all ? expenseCategories : onTheRoad;
  return (
    <Chips<ExpenseCategory | 'all'>
      label="Gastou com o quê?"
      options={[
        ...shown.map((code) => [code, categoryLabels[code]] as const),
        ['all', all ? 'Menos' : 'Mais…'] as const,
      ]}
      value={category}
      onChange={(chosen) => {
        if (chosen === 'all') setAll(!all);
        else if (chosen !== null) form.setValue('category', chosen, { shouldDirty: true });
      }}
    />
  );
}
