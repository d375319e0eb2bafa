import type { Navigator } from '../router/navigator.ts'
import { keepFocus } from './keep-focus.ts'
import { retryPictures } from './pictures/retry-pictures.ts'

/** What looks after every page and may come when the first has been drawn. */
export const afterStart = (document: Document, navigator: Navigator): void => {
  retryPictures(document)
  keepFocus(document, navigator)
}
