import type { FeedDocument, FeedItem } from './document.ts'

const item = ({ url, title, description, html, createdAt, author, picture }: FeedItem) => ({
  id: url,
  url,
  title,
  content_html: html,
  ...(description !== '' && { summary: description }),
  ...(picture && { image: picture.url }),
  date_published: createdAt.toISOString(),
  ...(author && { authors: [author] }),
})

/** https://www.jsonfeed.org/version/1.1/ */
export const writeJsonFeed = (feed: FeedDocument): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: feed.feedUrl,
    description: feed.description,
    authors: [feed.author],
    items: feed.items.map(item),
  })
