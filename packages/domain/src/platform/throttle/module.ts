import { defineModule } from '../../kernel/index.ts'
import { eraseAttemptsOf } from './erase-attempts.ts'

/** Limits attempts per account, per address and per device. */
export const throttle = defineModule('platform/throttle', {
  uses: [],
  tables: ['login_attempts'],
  erase: { last: eraseAttemptsOf, tables: ['login_attempts'] },
})
