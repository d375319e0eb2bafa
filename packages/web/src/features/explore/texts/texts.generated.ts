// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "explore.ideas.title": null
  "explore.videos.title": null
  "explore.shopping.title": null
  "explore.ideas.text": null
  "explore.videos.text": null
  "explore.shopping.text": null
  "explore.ideas.about": { readonly topic: string | number }
  "explore.videos.about": { readonly topic: string | number }
  "explore.shopping.about": { readonly topic: string | number }
  "explore.categories": null
  "explore.all": null
  "explore.forYou": null
  "explore.forYou.title": null
  "explore.forYou.none": null
  "explore.forYou.none.text": null
  "explore.ideas.none": null
  "explore.videos.none": null
  "explore.shopping.none": null
  "explore.ideas.none.text": null
  "explore.videos.none.text": null
  "explore.shopping.none.text": null
  "explore.make": null
  "explore.home": null
  "explore.all.show": null
  "explore.price": { readonly price: string | number }
  "explore.price.from": { readonly price: string | number }
}

const messages = {
  "explore.ideas.title": "Ideas",
  "explore.videos.title": "Videos",
  "explore.shopping.title": "Shopping",
  "explore.ideas.text": "Stories in a few pages: recipes, projects, rooms before and after.",
  "explore.videos.text": "New videos first.",
  "explore.shopping.text": "Things you can buy, with their prices.",
  "explore.ideas.about": ["Ideas about ",["topic"]],
  "explore.videos.about": ["Videos about ",["topic"]],
  "explore.shopping.about": ["Shopping: ",["topic"]],
  "explore.categories": "Topics",
  "explore.all": "All",
  "explore.forYou": "For you",
  "explore.forYou.title": "Shopping: For you",
  "explore.forYou.none": "No picks for you yet",
  "explore.forYou.none.text": "Follow topics and save pins you like. Similar products will show up here.",
  "explore.ideas.none": "No stories here yet",
  "explore.videos.none": "No videos yet",
  "explore.shopping.none": "No products here yet",
  "explore.ideas.none.text": "Stories that people publish will show up here.",
  "explore.videos.none.text": "Videos that people pin will show up here.",
  "explore.shopping.none.text": "Pin something from a shop. We read its name and price from the page it links to.",
  "explore.make": "Create a pin",
  "explore.home": "Browse pins",
  "explore.all.show": "Show all",
  "explore.price": ["Price: ",["price"]],
  "explore.price.from": ["From ",["price"]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
