/**
 * From SIGTERM to the end of the site it takes at most 25 s (quality §2). Its parts stop one after another: requests
 * wait for pictures that the worker makes, and both need the database.
 */
export const WEB_DRAINS_WITHIN_MS = 16_000
export const WORKER_DRAINS_WITHIN_MS = 5_000
export const DATABASE_STOPS_WITHIN_MS = 3_000
/** It holds nothing that is not in the tables. */
export const DISCOVERY_ENDS_WITHIN_MS = 1_000
