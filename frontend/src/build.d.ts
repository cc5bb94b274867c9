/** The API's schema that this build knows, as a short hash; `vite.config.ts` puts it in. */
declare const API_SHAPE: string;
