/** Effect of the signed-in person on every screen: the zone in which days begin. */
import { DEFAULT_TIME_ZONE, todayIn } from '@/lib/format/dates';
import { useCurrentUser } from './current-user';

/** The zone the person lives in. */
export function useTimeZone(): string {
  return useCurrentUser().data?.timeZone ?? DEFAULT_TIME_ZONE;
}

/** Today where the person lives. */
export function useToday(): string {
  return todayIn(useTimeZone());
}
