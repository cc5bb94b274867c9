/** The definition of a screen: router, menu, palette, shortcuts, "Lançar" and prefetching read it. Plain data, without React. */
import type { ComponentType } from 'react';
import type { Action } from './authorization';

/** Defaults of every new expense, from whichever door: most is a toll, and paid on the spot. Diesel has its own form. */
export const expenseStart = { category: 'pedagio', paid: true } as const;

/** Names of the icons of screens and new records; `app/menu/screen-icons.ts` has their drawings. */
export type IconName =
  | 'calculator'
  | 'fuel'
  | 'handCoins'
  | 'handHelping'
  | 'house'
  | 'receipt'
  | 'route'
  | 'shield'
  | 'truck'
  | 'user'
  | 'users'
  | 'wallet'
  | 'wrench';

/** Props of every page. Without a signed-in user its own default of 1 holds. */
export type PageProps = { userId?: number };

/** A tab of a screen; `full` is its name outside the screen. */
export type ScreenTab = { key: string; label: string; full?: string; to: string };

/** Target of a new record that opens as a sheet over the current page. */
export const EXPENSE = 'expense';

/** A record that can be entered from anywhere. */
export type NewRecord = {
  name: string;
  to: string;
  icon: IconName;
  /** Place among all new records, the most frequent first. */
  rank: number;
  /** Label of its tile, for the records that are entered most. */
  tile?: string;
  /** The list of the record, where its address does not contain it. */
  list?: string;
};

/** One screen. */
export type Screen = {
  path: string;
  /** Title of the screen, in the browser's tab and in the phone's top bar. */
  title: string;
  load: () => Promise<{ default: ComponentType<PageProps> }>;
  /** Loaders of the page's parts, by the parameter of the address that selects each; '' is for an address without one. */
  parts?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Addresses that the page reads first, by its query string: the start requests them before the page has loaded. */
  first?: Readonly<Record<string, readonly string[]>>;
  /** Lists that offline prefetching reads. */
  offlineLists?: readonly { list: string; params?: Readonly<Record<string, boolean>> }[];
  /** Open to anonymous visitors, and outside the layout. */
  open?: true;
  /** The permission that the screen requires; without it the screen does not exist for the user. */
  requires?: Action;
  menu?: {
    label: string;
    icon: IconName;
    /** Second key of the shortcut "g …". */
    key: string;
    /** Words of drivers for the screen that its label does not contain. */
    alsoCalled?: string;
  };
  /** The first is the screen as the menu leads to it. */
  tabs?: readonly ScreenTab[];
  newRecords?: readonly NewRecord[];
};
