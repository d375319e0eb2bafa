import { addressOf, SEARCH_QUERY } from '../../features/search/search-requests.ts'
import { definePage } from '../../router/define-page.ts'
import { searchPath } from '../../product/search/search-address.ts'

const Nothing = () => null

/** /search (ours) redirects to the pin results, which most users look for. */
export const page = definePage({
  query: SEARCH_QUERY,
  head: ({ search }) => ({ title: '', redirect: searchPath(addressOf('pins', search)) }),
  variant: () => Nothing,
})
