/** Response schema hashes of this build, by resource; injected by `vite.config.ts`. */
declare const API_SCHEMA_HASHES: Record<string, string>;
