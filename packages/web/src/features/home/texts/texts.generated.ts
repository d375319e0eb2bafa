// Made by `npm run gen` from the sources next to it.
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
  "likes.again": null
  "likes.failed": null
  "likes.ready": null
  "home.title": null
  "home.label": null
}

const messages = {
  "home.tabs": "Filter your feed",
  "home.tab.all": "All",
  "home.tab.empty": "Nothing here yet",
  "home.tab.empty.text": "New pins about it will show up here.",
  "home.tab.empty.all": "See everything",
  "likes.title": "What do you like?",
  "likes.text": "Pick three or more and we’ll build your feed.",
  "likes.topics": "Topics",
  "likes.count": [["count","plural",{"0":["0 of 3"],"1":["1 of 3"],"2":["2 of 3"],"other":["#"," picked"]}]],
  "likes.done": "Build my feed",
  "likes.skip": "Not now",
  "likes.again": "Choose topics",
  "likes.failed": "We couldn’t save your topics. Try again.",
  "likes.ready": "Your feed is ready.",
  "home.title": "Home",
  "home.label": "Home feed",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
