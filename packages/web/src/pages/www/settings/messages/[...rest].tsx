/** /settings/messages/…: the specification leaves open what may follow, so any other address shows the overview. */
export { page } from '../messages.tsx'
