import { resource, type ResourceRequest } from '../../store/requests.ts'

/** What the viewer can do in the comments of a pin. */
export const permissionsFor = (pinId: string): ResourceRequest =>
  resource('CommentPermissionsResource', { pin_id: pinId })
