export {
  type Database,
  type DatabaseOptions,
  type Db,
  type Tables,
  type Tx,
  notify,
  openDatabase,
} from './connection/open-database.ts'
export { anyOf } from './connection/any-of.ts'
export type { Listening } from './connection/listen.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  embeddedDatabaseUrl,
  startEmbeddedPostgres,
} from './embedded/start.ts'
export { makeSocketFolder, socketPlace } from './embedded/socket-place.ts'
export { type MigrateOptions, migrate } from './migrations/migrate.ts'
export { type MigrationState, migrationState } from './migrations/migration-state.ts'
export { SchemaChangedError, SchemaTooNewError, ServerTooOldError } from './migrations/schema-errors.ts'
export { type TestDatabase, type TestDatabases, createTestDatabases } from './test-databases.ts'
export { type Clock, systemClock } from './clock.ts'
export { beyond } from './cursors/beyond.ts'
export { type CursorValues, decodeCursor, encodeCursor } from './cursors/cursor.ts'
export { type IdSlot, type IdSlotOptions, leaseIdSlot } from './ids/id-slot.ts'
export { type IdSource, createIdSource } from './ids/id-source.ts'
export { type RawBuilder, sql } from 'kysely'
export { type Claimed, type GivenAnswer, type IdempotencyClaim, idempotency } from './idempotency/idempotency.ts'
export { type CronEntry, type JobRunner, type JobRunnerOptions, type Task, startJobRunner } from './jobs/job-runner.ts'
export { type JobOptions, type JobPayload, jobs } from './jobs/jobs.ts'
export {
  type DrainReport,
  type OutboxEvent,
  type BatchHandler,
  type OutboxHandler,
  type OutboxHandlers,
  drainOutbox,
  type AfterCommit,
} from './outbox/drain-outbox.ts'
export { type OutboxMessage, outbox } from './outbox/outbox.ts'
export { type OutboxWatch, watchOutbox } from './outbox/watch-outbox.ts'
