/** The document's title: the page's, and whose site it is. */
export const documentTitle = (title: string, siteName: string): string =>
  title === siteName ? siteName : `${title} | ${siteName}`
