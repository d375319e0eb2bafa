export { publishStory } from './publish-story.ts'
export { loadStories } from './load-stories.ts'
export { peopleNamedIn } from './named-people.ts'
export { taggedProducts } from './tagged-products.ts'
