export * from './account.ts'
export * from './account-safety.ts'
export * from './boards.ts'
export * from './pins.ts'
