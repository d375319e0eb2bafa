/** The database contains migrations that this code does not know. */
export class SchemaTooNewError extends Error {
  readonly unknown: readonly string[]
  constructor(unknown: readonly string[]) {
    super(
      `This database belongs to a newer Corkboard (it has the migration ${unknown.at(-1)}, which this version does not know): start that version, or restore a backup made by this one.`,
    )
    this.name = 'SchemaTooNewError'
    this.unknown = unknown
  }
}

/** An applied migration was edited afterwards, so the code and the database disagree about what it did. */
export class SchemaChangedError extends Error {
  readonly migration: string
  constructor(migration: string) {
    super(
      `The migration ${migration} has changed since it ran on this database: restore the file and write a new migration for the change.`,
    )
    this.name = 'SchemaChangedError'
    this.migration = migration
  }
}

export class ServerTooOldError extends Error {
  constructor(version: string) {
    super(`Corkboard needs PostgreSQL 15 or newer, but DATABASE_URL points to PostgreSQL ${version}.`)
    this.name = 'ServerTooOldError'
  }
}
