import { defineModule } from '../../kernel/index.ts'
import { eraseAttemptsOf } from './erase-attempts.ts'

/** Limits on attempts: of one account, of one address, of one device. */
export const throttle = defineModule('platform/throttle', {
  uses: [],
  tables: ['login_attempts'],
  erase: { last: eraseAttemptsOf, tables: ['login_attempts'] },
})
