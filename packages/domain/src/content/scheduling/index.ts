export { refusedPins } from './scheduled-pin-store.ts'
export { publishNow, publishWhenDue } from './publish-scheduled-pin.ts'
export {
  deleteScheduledPin,
  editScheduledPin,
  listScheduledPins,
  restoreScheduledPin,
  schedulePin,
} from './schedule-pin.ts'
