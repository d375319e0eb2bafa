import type { Services } from '../services.tsx'
import { askForConsent } from './cookies/ask-for-consent.ts'
import { keepFocus } from './keep-focus.ts'
import { greetLander } from './invites/greet-lander.ts'
import { retryPictures } from './pictures/retry-pictures.ts'

/** What looks after every page and may come when the first has been drawn. */
export const afterStart = (document: Document, services: Services): void => {
  retryPictures(document)
  keepFocus(document, services.navigator)
  askForConsent(document, services)
  greetLander(window, services)
}
