export {
  countUnreadNotifications,
  listNotifications,
  listNotificationDetails,
  markNotificationsRead,
} from './list-notifications.ts'
export { mailNotifications } from './mail-notifications.ts'
