/** Returns the document's title: the page's title and the site's name. */
export const documentTitle = (title: string, siteName: string): string =>
  title === siteName ? siteName : `${title} | ${siteName}`
