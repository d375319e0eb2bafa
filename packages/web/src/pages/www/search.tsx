import { addressOf } from '../../features/search/search-requests.ts'
import { definePage } from '../../router/define-page.ts'
import { searchPath } from '../../product/search/search-address.ts'

const Nothing = () => null

/** /search (ours) leads to the pins that are found, as most look for those. */
export const page = definePage({
  head: ({ search }) => ({ title: '', redirect: searchPath(addressOf('pins', search)) }),
  variant: () => Nothing,
})
