import { BackupEmailResource } from '@corkboard/contract'
import { confirmBackupEmail, resendBackupConfirmation } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-12. */
export const backupEmailResource = implement(BackupEmailResource, {
  create: async (ctx, _options, { origin }) => {
    await resendBackupConfirmation(requireSignedIn(ctx), origin)
    return null
  },
  update: async (ctx, { token }) => {
    await confirmBackupEmail(ctx, token)
    return null
  },
})
