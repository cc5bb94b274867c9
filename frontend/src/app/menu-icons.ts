/** The drawings of the menu, apart from the table of screens: the open pages have the table and no menu. */
import { Calculator, Fuel, House, Route, ShieldCheck, Truck, Users, Wallet, Wrench } from 'lucide-react';

/** Every drawing by the name that the table of screens uses. */
export const menuIcons = {
  calculator: Calculator,
  fuel: Fuel,
  house: House,
  route: Route,
  shield: ShieldCheck,
  truck: Truck,
  users: Users,
  wallet: Wallet,
  wrench: Wrench,
};

/** The name of a drawing. */
export type MenuIcon = keyof typeof menuIcons;
