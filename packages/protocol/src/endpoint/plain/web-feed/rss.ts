import { escapeHtml } from '../../../pages/escape-html.ts'
import { type FeedDocument, type FeedItem, GENERATOR, PICTURE_TYPE } from './document.ts'
import { textElement, xmlDocument, xmlElement } from './xml.ts'

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/**
 * RSS does not say whether a title is text or HTML, and readers differ. An escaped `<` is not a tag for any of them;
 * everything else stays readable in both.
 */
const title = (text: string): string => textElement('title', text.replaceAll('<', '&lt;'))

/** `author` would be an email address; an `enclosure` would need the size in bytes. */
const item = ({ url, title: name, description, html, createdAt, author, picture }: FeedItem): string =>
  xmlElement('item', [
    title(name),
    textElement('link', url),
    textElement('guid', url, { isPermaLink: 'false' }),
    textElement('pubDate', createdAt.toUTCString()),
    textElement('description', escapeHtml(description)),
    textElement('content:encoded', html),
    author ? textElement('dc:creator', author.name) : '',
    picture ? textElement('media:content', '', { ...picture, type: PICTURE_TYPE, medium: 'image' }) : '',
  ])

/** https://www.rssboard.org/rss-specification */
export const writeRss = (feed: FeedDocument): string =>
  xmlDocument(
    xmlElement(
      'rss',
      [
        xmlElement('channel', [
          title(feed.title),
          textElement('link', feed.url),
          textElement('description', escapeHtml(feed.description)),
          textElement('dc:creator', feed.author.name),
          textElement('lastBuildDate', feed.updatedAt.toUTCString()),
          textElement('generator', GENERATOR),
          textElement('atom:link', '', { href: feed.feedUrl, rel: 'self', type: 'application/rss+xml' }),
          ...feed.items.map(item),
        ]),
      ],
      { version: '2.0', ...NAMESPACES },
    ),
  )
