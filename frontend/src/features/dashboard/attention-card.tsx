/** "Precisa da sua atenção". */
import { Link } from 'react-router-dom';
import type { Present } from '@/api/dashboard-types';
import { Card } from '@/components/ui/card';
import { ReminderList } from './reminder-list';

type Props = { present: Pick<Present, 'reminders' | 'reminderCounts'>; userId: number };

/** Overdue and soon due items, the most urgent first; the whole list is a page of its own. */
export function AttentionCard({ present, userId }: Props) {
  const { expired, soon } = present.reminderCounts;
  return (
    <Card
      title="Precisa da sua atenção"
      aside={
        <Link
          to="/dashboard?reminders=1"
          className="-my-3 flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          Ver todos
        </Link>
      }
    >
      {expired + soon > 0 && (
        <p className="mb-2 text-sm text-ink-2">
          {[
            expired > 0 && `${expired} ${expired === 1 ? 'vencido' : 'vencidos'}`,
            soon > 0 && `${soon} a vencer em 15 dias`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {present.reminders.length === 0 ? (
        <p className="text-ink-2">Nada venceu e nada está perto de vencer.</p>
      ) : (
        <ReminderList items={present.reminders} userId={userId} />
      )}
    </Card>
  );
}
