export { type EmbeddedPostgres, embeddedDatabaseUrl, startEmbeddedPostgres } from './start.ts'
