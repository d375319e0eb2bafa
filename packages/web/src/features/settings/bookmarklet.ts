import { collectPage } from '../../product/saving/collect-page.ts'

interface BookmarkletTexts {
  readonly forbidden: string
  readonly none: string
}

/** For JavaScript: JSON, without the two line ends that old engines do not take in texts. */
const quoted = (text: string): string => JSON.stringify(text)

/**
 * CREATE-07: an address that collects the pictures of the page it is opened on, and opens the builder with them. It
 * loads nothing into the page and changes nothing there, so it works under every content policy.
 * @param builder the builder's whole address
 */
export const bookmarklet = (builder: string, { forbidden, none }: BookmarkletTexts): string => {
  const code = `(()=>{const page=(${collectPage.toString()})();
if(page.isForbidden)return void alert(${quoted(forbidden)});
if(!page.images.length)return void alert(${quoted(none)});
const to=${quoted(builder)}+'#save='+encodeURIComponent(JSON.stringify(page));
if(!open(to,'_blank','popup,width=1100,height=860'))location.href=to})()`
  return `javascript:${encodeURIComponent(code)}`
}
