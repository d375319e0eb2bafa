export { publishNow, publishWhenDue } from './publish-scheduled-pin.ts'
export {
  deleteScheduledPin,
  editScheduledPin,
  listScheduledPins,
  restoreScheduledPin,
  schedulePin,
} from './schedule-pin.ts'
