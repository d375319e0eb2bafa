import { ParentalPasscodeResource } from '@corkboard/contract'
import { changePasscode, loadPasscode, removePasscode, setUpPasscode } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-12. If one of two related fields is missing, it counts as empty, so that the error names it. */
export const parentalPasscodeResource = implement(ParentalPasscodeResource, {
  get: (ctx) => loadPasscode(requireSignedIn(ctx)),
  create: {
    session: async (ctx, sent, { address, origin }) => {
      const { passcode, confirm_passcode: confirmPasscode, password } = sent
      const { backup_email: backupEmail, confirm_backup_email: confirmBackupEmail } = sent
      const setup = { passcode, confirmPasscode, backupEmail, confirmBackupEmail, password, address, origin }
      return { data: await setUpPasscode(requireSignedIn(ctx), setup) }
    },
  },
  update: {
    session: async (ctx, sent, { origin }) => {
      const { passcode, new_passcode: chosen, confirm_passcode: confirmPasscode = '' } = sent
      const { backup_email: backupEmail, confirm_backup_email: confirmBackupEmail = '' } = sent
      const change = {
        passcode,
        origin,
        ...(chosen !== undefined && { newPasscode: { passcode: chosen, confirmPasscode } }),
        ...(backupEmail !== undefined && { newBackupEmail: { backupEmail, confirmBackupEmail } }),
      }
      return { data: await changePasscode(requireSignedIn(ctx), change) }
    },
  },
  delete: {
    session: async (ctx, { passcode }) => {
      await removePasscode(requireSignedIn(ctx), passcode)
      return { data: null }
    },
  },
})
