import { resource } from '../../store/requests.ts'

/** PIN-16: requests the destination of a pin's tracked link. */
export const offsiteLink = (pinId: string, url: string, token: string) =>
  resource('OffsiteLinkResource', { pin_id: pinId, url, token })
