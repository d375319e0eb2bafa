import {
  type DatabaseConnection,
  DummyDriver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  Transaction,
  type TransactionSettings,
} from 'kysely'
import type { Tables } from './open-database.ts'

/** Sends `begin` together with the first statement of a transaction: most of its cost is waking the server. */
class PipelinedDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    // If the connection is lost, the first statement fails for the same reason.
    begun.catch(() => undefined)
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    // Leaves together with what was sent before it.
    await Promise.all([this.#begun.get(connection), super.commitTransaction(connection)])
  }
}

/** For connections on which statements may be sent while earlier ones are still being answered. */
export class PipelinedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PipelinedDriver {
    return new PipelinedDriver(this.#config)
  }
}

/**
 * Runs `work` in the same transaction, without Kysely's queue: statements issued at the same time are sent together, and
 * the server runs them in order.
 */
export const pipelined = <T>(
  tx: Transaction<Tables>,
  dialect: PipelinedDialect,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> => {
  const executor = tx.getExecutor()
  return executor.provideConnection((connection) =>
    work(
      new Transaction<Tables>({
        config: { dialect },
        dialect,
        // Only starts transactions, which a transaction cannot.
        driver: new DummyDriver(),
        executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
      }),
    ),
  )
}
