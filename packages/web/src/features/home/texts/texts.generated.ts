// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "home.tabs": null
  "home.tab.all": null
  "home.tab.empty": null
  "home.tab.empty.text": null
  "home.tab.empty.all": null
  "likes.title": null
  "likes.text": null
  "likes.topics": null
  "likes.count": { readonly count: number }
  "likes.done": null
  "likes.skip": null
  "likes.failed": null
  "likes.ready": null
  "home.title": null
  "home.label": null
}

const messages = {
  "home.tabs": "What your home feed is about",
  "home.tab.all": "All",
  "home.tab.empty": "Nothing here yet",
  "home.tab.empty.text": "New pins about it will stand here.",
  "home.tab.empty.all": "See everything",
  "likes.title": "What do you like?",
  "likes.text": "Choose three topics or more, and your home feed is about them.",
  "likes.topics": "Topics to choose from",
  "likes.count": [["count","plural",{"0":["None chosen yet"],"1":["One chosen, two to go"],"2":["Two chosen, one to go"],"other":["#"," chosen"]}]],
  "likes.done": "Show me",
  "likes.skip": "Not now",
  "likes.failed": "Your choice could not be kept. Try again.",
  "likes.ready": "Your home feed is about what you chose.",
  "home.title": "Home",
  "home.label": "Home feed",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
