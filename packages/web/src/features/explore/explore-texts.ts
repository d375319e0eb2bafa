/** Title and description of each page, which its head says too. */
export const EXPLORE_TITLES = {
  ideas: 'explore.ideas.title',
  videos: 'explore.videos.title',
  shopping: 'explore.shopping.title',
} as const
export const EXPLORE_TEXTS = {
  ideas: 'explore.ideas.text',
  videos: 'explore.videos.text',
  shopping: 'explore.shopping.text',
} as const
