export { type OwnDatabase, ownDatabase } from './own-database.ts'
export { borrowDatabase, dropTestDatabases, type TestDatabase } from './test-databases.ts'
