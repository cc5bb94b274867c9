/** What this build takes answers of the API for, by the first word of their address; `vite.config.ts` puts it in. */
declare const API_SHAPES: Record<string, string>;
