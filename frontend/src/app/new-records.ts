/** What can be entered from anywhere: "Lançar", the palette and the key N know it from here. */
import {
  Calculator,
  Fuel,
  HandCoins,
  HandHelping,
  ReceiptText,
  Route,
  Truck,
  UserRound,
  Users,
  Wallet,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { listOf } from '@/lib/list-place';

/** Stands for the sheet of an expense, which opens over the page that one is on. */
export const EXPENSE = 'expense';

/** One of them. */
export type NewRecord = {
  name: string;
  to: string;
  icon: LucideIcon;
  /** What stands on its tile, where it is one of those that are entered most. */
  tile?: string;
  /** The list in which it will stand, where its address does not say so. */
  list?: string;
};

/** All of them, the most frequent first. */
export const newRecords: readonly NewRecord[] = [
  { name: 'Novo abastecimento', tile: 'Abastecimento', to: '/fuel?new=1', icon: Fuel },
  { name: 'Nova despesa', tile: 'Despesa', to: EXPENSE, list: '/finances', icon: ReceiptText },
  { name: 'Novo frete', tile: 'Frete', to: '/freights?new=1', icon: Route },
  { name: 'Nova manutenção', tile: 'Manutenção', to: '/maintenance?new=1', icon: Wrench },
  { name: 'Novo acerto', tile: 'Pagar motorista', to: '/driver-payments?new=1', icon: HandCoins },
  { name: 'Nova simulação', tile: 'Simular frete', to: '/freight-simulations?new=1', icon: Calculator },
  { name: 'Nova receita', to: '/finances?new=income', icon: Wallet },
  { name: 'Novo vale', to: '/driver-payments?tab=advances&new=1', icon: HandHelping },
  { name: 'Novo item do plano', to: '/maintenance?tab=plan&new=1', icon: Wrench },
  { name: 'Novo cliente', to: '/freights?tab=clients&client=new', icon: Users },
  { name: 'Novo motorista', to: '/driver-payments?tab=drivers&new=1', icon: UserRound },
  { name: 'Novo caminhão', to: '/vehicles?new=truck', icon: Truck },
  { name: 'Nova carreta', to: '/vehicles?new=trailer', icon: Truck },
];

function isOf({ list, to }: NewRecord, wanted: string): boolean {
  const [pathname = '', search = ''] = to.split('?');
  return (list ?? listOf(pathname, search)) === wanted;
}

/** What is entered in the list that is on screen; undefined where none is. */
export function newRecordOf(pathname: string, search: string): NewRecord | undefined {
  const here = listOf(pathname, search);
  return newRecords.find((each) => isOf(each, here)) ?? newRecords.find((each) => isOf(each, pathname));
}
