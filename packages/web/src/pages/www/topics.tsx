import { definePage } from '../../router/define-page.ts'

const Nothing = () => null

/** /topics (ours) has no page of its own, because ideas are sorted by the same topics. */
export const page = definePage({
  head: () => ({ title: '', redirect: '/ideas/' }),
  variant: () => Nothing,
})
