export { parseAddress } from './client-address.ts'
export {
  addressSubjects,
  type Attempt,
  countAttempt,
  hashedName,
  isSpent,
  requireRoom,
  type Subject,
} from './throttle.ts'
