import type { MenuItem } from '@corkboard/design-system'

/** The reason of a recommendation comes first, then what most users want. */
export const inOrder = (actions: readonly MenuItem[], shareItems: readonly MenuItem[]): readonly MenuItem[] => [
  ...actions.filter(({ id }) => id === 'why'),
  ...shareItems,
  ...actions.filter(({ id }) => id !== 'why'),
]
