/** The definition of a screen: router, menu, palette, shortcuts, "Lançar" and prefetching read it. Plain data, without React. */
import type { ComponentType } from 'react';
import type { Action } from './authorization';

/** Names of the icons of screens and new records; `app/menu/screen-icons.ts` has their drawings. */
export type IconName =
  | 'calculator'
  | 'calendar'
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

/** A page without a signed-in user applies its own default of 1. */
export type PageProps = { userId?: number };

/** `full` is its name outside the screen. */
export type ScreenTab = { key: string; label: string; full?: string; to: string };

/** Target of a new record that opens as a sheet over the current page. */
export const EXPENSE = 'expense';

/** A record that can be entered from anywhere. */
export type NewRecord = {
  name: string;
  to: string;
  icon: IconName;
  /** Rank among all new records, the most frequent first. */
  rank: number;
  /** Label of its tile, for the most frequent records. */
  tile?: string;
  /** List of the record, if its address does not contain it. */
  list?: string;
};

export type Screen = {
  path: string;
  /** Title of the screen, in the browser's tab and in the phone's top bar. */
  title: string;
  load: () => Promise<{ default: ComponentType<PageProps> }>;
  /** Loaders of the page's parts, by the parameter that selects each; the first match wins. '' is for none of them. */
  lazyParts?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Addresses that the page reads first, by its query string: the start requests them before the page has loaded. */
  initialRequests?: Readonly<Record<string, readonly string[]>>;
  /** Lists that offline prefetching reads. */
  offlineLists?: readonly { list: string; params?: Readonly<Record<string, boolean>> }[];
  /** Public, without the layout. */
  public?: true;
  /** The permission that the screen requires; without it the screen does not exist for the user. */
  requires?: Action;
  menu?: {
    label: string;
    icon: IconName;
    /** Second key of the shortcut "g …". */
    key: string;
    /** Drivers' terms that the label does not contain. */
    alsoCalled?: string;
    /** Also in the phone's bottom bar, which has room for three. */
    inBottomBar?: true;
  };
  /** The first one is the menu's target. */
  tabs?: readonly ScreenTab[];
  /** Parts without a tab that the palette lists. */
  destinations?: readonly { label: string; to: string }[];
  newRecords?: readonly NewRecord[];
};
