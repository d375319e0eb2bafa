import { collectPage, type CollectedPage } from '@corkboard/web/src/product/saving/collect-page.ts'
import { fragmentOf } from '@corkboard/web/src/product/saving/page-fragment.ts'
import { readInstance } from './instance.ts'
import { isSaveMessage } from './messages.ts'
import { fetchPicture, type PictureBytes } from './picture-bytes.ts'

const BUILDER = '/pin/create/'
const WINDOW = { type: 'popup', width: 1100, height: 860 } as const

const text = (name: string): string => chrome.i18n.getMessage(name)

const collect = async (tabId: number): Promise<CollectedPage> => {
  const [injected] = await chrome.scripting.executeScript({ target: { tabId }, func: collectPage })
  return injected!.result
}

const say = (tabId: number, message: string): Promise<unknown> =>
  chrome.scripting.executeScript({ target: { tabId }, func: (words: string) => alert(words), args: [text(message)] })

/** The page with one picture: the one that the user chose. */
const withOnly = (page: CollectedPage, url: string): CollectedPage => ({
  ...page,
  images: [page.images.find((image) => image.url === url) ?? { url, width: 0, height: 0, alt: '' }],
})

/** Runs in the builder: gives it the picture once it is there, perhaps after a login. */
const giveToBuilder = (page: CollectedPage, bytes: PictureBytes, id: string): void => {
  const give = () => window.postMessage({ type: 'corkboard.save', id, page, bytes }, location.origin)
  window.addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (source === window && data?.type === 'corkboard.builder') give()
  })
  give()
}

const hasLoaded = (tabId: number): Promise<void> =>
  new Promise((resolve) => {
    const listener = (id: number, { status }: { readonly status?: string }): void => {
      if (id !== tabId || status !== 'complete') return
      chrome.tabs.onUpdated.removeListener(listener)
      resolve()
    }
    chrome.tabs.onUpdated.addListener(listener)
    void chrome.tabs.get(tabId).then(({ status }) => listener(tabId, status === undefined ? {} : { status }))
  })

/** Opens the builder with the picture's bytes, or with its address for the site's server to fetch. */
const openBuilder = async (instance: string, page: CollectedPage): Promise<void> => {
  const [image] = page.images
  const bytes = page.images.length === 1 && image ? await fetchPicture(image.url) : undefined
  const url = instance + BUILDER
  if (!bytes) {
    await chrome.windows.create({ url: url + fragmentOf(page), ...WINDOW })
    return
  }
  const opened = await chrome.windows.create({ url, ...WINDOW })
  const tabId = opened?.tabs?.[0]?.id
  if (tabId === undefined) return
  await hasLoaded(tabId)
  await chrome.scripting.executeScript({
    target: { tabId },
    func: giveToBuilder,
    args: [page, bytes, crypto.randomUUID()],
  })
}

/** @param url the picture that the user chose; without it, they choose from all of the page */
const save = async (tabId: number | undefined, url?: string): Promise<void> => {
  const instance = await readInstance()
  if (instance === undefined) return chrome.runtime.openOptionsPage()
  if (tabId === undefined) return
  const page = await collect(tabId)
  const isEmpty = url === undefined && page.images.length === 0
  if (page.isForbidden || isEmpty) await say(tabId, page.isForbidden ? 'forbidden' : 'none')
  else await openBuilder(instance, url === undefined ? page : withOnly(page, url))
}

chrome.runtime.onInstalled.addListener(({ reason }) => {
  void chrome.contextMenus.removeAll().then(() => {
    chrome.contextMenus.create({ id: 'image', title: text('save_image'), contexts: ['image'] })
    chrome.contextMenus.create({ id: 'page', title: text('save_page'), contexts: ['page', 'link', 'selection'] })
  })
  if (reason === 'install') void chrome.runtime.openOptionsPage()
})
chrome.contextMenus.onClicked.addListener(({ menuItemId, srcUrl }, tab) => {
  void save(tab?.id, menuItemId === 'image' ? srcUrl : undefined)
})
// The keyboard command, too, is a click of the button in the toolbar.
chrome.action.onClicked.addListener((tab) => void save(tab.id))
chrome.runtime.onMessage.addListener((message, sender) => {
  if (isSaveMessage(message)) void save(sender.tab?.id, message.url)
})
