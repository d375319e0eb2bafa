/** From a page to the extension: the user wants to save this picture. */
export interface SaveMessage {
  readonly kind: 'save'
  readonly url: string
}

export const isSaveMessage = (message: unknown): message is SaveMessage =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  message.kind === 'save' &&
  'url' in message &&
  typeof message.url === 'string'
