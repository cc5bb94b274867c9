/** Installs an empty IndexedDB for one test file; importing it is enough. fresh-modules.ts removes it before the next file. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

globalThis.indexedDB = new IDBFactory();
