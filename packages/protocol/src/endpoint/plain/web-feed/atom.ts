import { type FeedAuthor, type FeedDocument, type FeedItem, GENERATOR, PICTURE_TYPE } from './document.ts'
import { textElement, xmlDocument, xmlElement } from './xml.ts'

const author = ({ name, url }: FeedAuthor): string =>
  xmlElement('author', [textElement('name', name), textElement('uri', url)])

const link = (rel: string, href: string, type?: string): string =>
  textElement('link', '', { rel, href, ...(type !== undefined && { type }) })

const entry = (item: FeedItem): string =>
  xmlElement('entry', [
    textElement('id', item.url),
    textElement('title', item.title, { type: 'text' }),
    link('alternate', item.url),
    item.picture ? link('enclosure', item.picture.url, PICTURE_TYPE) : '',
    textElement('published', item.createdAt.toISOString()),
    textElement('updated', item.createdAt.toISOString()),
    textElement('summary', item.description, { type: 'text' }),
    textElement('content', item.html, { type: 'html' }),
    item.author ? author(item.author) : '',
  ])

/** RFC 4287 */
export const writeAtom = (feed: FeedDocument): string =>
  xmlDocument(
    xmlElement(
      'feed',
      [
        textElement('id', feed.url),
        textElement('title', feed.title, { type: 'text' }),
        textElement('subtitle', feed.description, { type: 'text' }),
        textElement('updated', feed.updatedAt.toISOString()),
        textElement('generator', GENERATOR),
        author(feed.author),
        link('alternate', feed.url),
        link('self', feed.feedUrl),
        ...feed.items.map(entry),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom' },
    ),
  )
