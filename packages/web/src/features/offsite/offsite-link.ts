import { resource } from '../../store/requests.ts'

/** PIN-16: where a tracked link of a pin leads. */
export const offsiteLink = (pinId: string, url: string, token: string) =>
  resource('OffsiteLinkResource', { pin_id: pinId, url, token })
