export { requireSecondStep, checkSecondStep, type MfaChallenge, type SecondStep } from './second-step.ts'
export {
  addPasskey,
  dropMfa,
  type FactorAdded,
  loadMfaSettings,
  mustHaveMfa,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  setUpPasskey,
  setUpTotp,
  turnOffTotp,
  turnOnTotp,
} from './settings.ts'
