import type { Id } from '@corkboard/contract'
import type { SignedIn } from '../../kernel/index.ts'
import type { Account } from '../accounts/index.ts'

const NO_SESSION: Id = '0'

/** The user whose account was just created, before their session starts. */
export const newcomerOf = ({ id, role }: Pick<Account, 'id' | 'role'>): SignedIn => ({
  kind: 'AUTH',
  userId: id,
  sessionId: NO_SESSION,
  role,
  isWriteBanned: false,
})
