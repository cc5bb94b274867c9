/** Icons by name, apart from the route table, which loads before them. */
import {
  Calculator,
  CalendarDays,
  Fuel,
  HandCoins,
  HandHelping,
  House,
  ReceiptText,
  Route,
  ShieldCheck,
  Truck,
  UserRound,
  Users,
  Wallet,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '@/lib/navigation/screen';

export const screenIcons: Record<IconName, LucideIcon> = {
  calculator: Calculator,
  calendar: CalendarDays,
  fuel: Fuel,
  handCoins: HandCoins,
  handHelping: HandHelping,
  house: House,
  receipt: ReceiptText,
  route: Route,
  shield: ShieldCheck,
  truck: Truck,
  user: UserRound,
  users: Users,
  wallet: Wallet,
  wrench: Wrench,
};
