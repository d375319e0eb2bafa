export { parseAddress } from './client-address.ts'
export { addressSubjects, type Attempt, countAttempt, hashedName, isSpent, type Subject } from './throttle.ts'
