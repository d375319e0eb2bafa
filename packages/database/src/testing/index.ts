export { type OwnDatabase, ownDatabase } from './own-database.ts'
export { createTestDatabases, type TestDatabase } from './test-databases.ts'
