export { listenerName } from './connection/listen.ts'
export {
  type Database,
  type DatabaseDriver,
  type Db,
  type Tables,
  type Tx,
  notify,
  openDatabase,
} from './connection/open-database.ts'
export { isInTransaction, leaveWithCommit } from './connection/transaction.ts'
export { anyOf } from './connection/any-of.ts'
export { makeSocketFolder, socketPlace } from './embedded/socket-place.ts'
export { migrate } from './migrations/migrate.ts'
export { type MigrationState, migrationState } from './migrations/migration-state.ts'
export { SchemaChangedError, SchemaTooNewError, ServerTooOldError } from './migrations/schema-errors.ts'
export { type Clock, systemClock } from './clock.ts'
export { beyond } from './cursors/beyond.ts'
export { decodeCursor, encodeCursor } from './cursors/cursor.ts'
export { type IdSlot, leaseIdSlot } from './ids/id-slot.ts'
export { type IdSource, createIdSource } from './ids/id-source.ts'
export { type RawBuilder, sql } from 'kysely'
export { gather, type Outcome } from './connection/gather.ts'
export { type KeyedResponse, idempotency } from './idempotency/idempotency.ts'
export { refuse, refusedWith } from './connection/refuse.ts'
export { instanceSettings } from './instance-settings/instance-settings.ts'
export { type JobRunner, type JobRunnerOptions, type Task, startJobRunner } from './jobs/job-runner.ts'
export { type JobPayload, jobs } from './jobs/jobs.ts'
export {
  type OutboxEvent,
  type BatchHandler,
  type OutboxHandler,
  type OutboxHandlers,
  countDueEvents,
  drainOutbox,
  type AfterCommit,
} from './outbox/drain-outbox.ts'
export { outbox } from './outbox/outbox.ts'
export { watchOutbox } from './outbox/watch-outbox.ts'
