// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "search.results": { readonly query: string | number }
  "search.results.pins": { readonly query: string | number }
  "search.results.boards": { readonly query: string | number }
  "search.results.users": { readonly query: string | number }
  "search.tabs": null
  "search.scope.pins": null
  "search.scope.buyable_pins": null
  "search.scope.my_pins": null
  "search.scope.videos": null
  "search.scope.boards": null
  "search.scope.users": null
  "search.scope.idea_pins": null
  "search.guides": null
  "search.bar.back": null
  "search.bar.on": null
  "search.guide": { readonly word: string | number }
  "search.filters": null
  "search.filters.count": { readonly count: number }
  "search.filters.clear": null
  "search.filter.content": null
  "search.filter.content.any": null
  "search.filter.content.video": null
  "search.filter.content.story": null
  "search.filter.content.product": null
  "search.filter.sort": null
  "search.filter.sort.any": null
  "search.filter.sort.newest": null
  "search.filter.sort.popular": null
  "search.filter.price": null
  "search.filter.price.least": null
  "search.filter.price.most": null
  "search.filter.price.use": null
  "search.filter.price.slip": null
  "search.filter.domain": null
  "search.filter.domain.any": null
  "search.tone": null
  "search.tone.1": null
  "search.tone.2": null
  "search.tone.3": null
  "search.tone.4": null
  "search.tone.again": null
  "search.tone.uses": { readonly count: number }
  "search.typo": { readonly query: string | number }
  "search.typo.back": { readonly query: string | number }
  "search.help.self_harm.title": null
  "search.help.self_harm": null
  "search.help.eating_disorder.title": null
  "search.help.eating_disorder": null
  "search.help.low_mood.title": null
  "search.help.low_mood": null
  "search.help.find": null
  "search.withheld": null
  "search.withheld.text": null
  "search.none": { readonly query: string | number }
  "search.none.text": null
  "search.none.start": null
  "search.none.ideas": null
  "search.none.filters": null
  "search.none.videos": null
  "search.none.videos.text": null
  "search.none.videos.pins": null
  "search.none.own": null
  "search.failed": null
  "search.more": null
  "search.start": null
  "search.start.text": null
  "search.start.recent": null
  "search.start.personal": null
  "search.start.recommended": null
}

const messages = {
  "search.results": ["Results for “",["query"],"”"],
  "search.results.pins": ["Pins found for “",["query"],"”"],
  "search.results.boards": ["Boards found for “",["query"],"”"],
  "search.results.users": ["People found for “",["query"],"”"],
  "search.tabs": "Type of result",
  "search.scope.pins": "All pins",
  "search.scope.buyable_pins": "Products",
  "search.scope.my_pins": "Your pins",
  "search.scope.videos": "Videos",
  "search.scope.boards": "Boards",
  "search.scope.users": "People",
  "search.scope.idea_pins": "Stories",
  "search.guides": "Narrow it down",
  "search.bar.back": "Scroll back",
  "search.bar.on": "Show more",
  "search.guide": ["Add “",["word"],"” to the search"],
  "search.filters": "Filters",
  "search.filters.count": ["Filters, ",["count","plural",{"one":["#"," selected"],"other":["#"," selected"]}]],
  "search.filters.clear": "Clear all filters",
  "search.filter.content": "Show",
  "search.filter.content.any": "Everything",
  "search.filter.content.video": "Videos",
  "search.filter.content.story": "Stories",
  "search.filter.content.product": "Products",
  "search.filter.sort": "Sort by",
  "search.filter.sort.any": "Best match",
  "search.filter.sort.newest": "Newest",
  "search.filter.sort.popular": "Most saved",
  "search.filter.price": "Price",
  "search.filter.price.least": "From",
  "search.filter.price.most": "To",
  "search.filter.price.use": "Apply",
  "search.filter.price.slip": "Enter a price, like 12.50",
  "search.filter.domain": "Shop",
  "search.filter.domain.any": "Any shop",
  "search.tone": "Skin tone",
  "search.tone.1": "Lightest skin tones",
  "search.tone.2": "Light to medium skin tones",
  "search.tone.3": "Medium to dark skin tones",
  "search.tone.4": "Darkest skin tones",
  "search.tone.again": "Use your skin tone here too",
  "search.tone.uses": ["Used in ",["count","plural",{"one":["#"," search"],"other":["#"," searches"]}]," so far. We forget it when you leave."],
  "search.typo": ["Showing results for “",["query"],"”."],
  "search.typo.back": ["Search for “",["query"],"” instead"],
  "search.help.self_harm.title": "You are not alone",
  "search.help.self_harm": "If you’re thinking about hurting yourself, talk to someone now. In almost every country there are people who listen, by phone and by chat.",
  "search.help.eating_disorder.title": "Help is available",
  "search.help.eating_disorder": "If you’re worried about food or your body, people who understand can help, whatever your weight.",
  "search.help.low_mood.title": "Having a hard time?",
  "search.help.low_mood": "If things feel heavy, talking helps. Someone is there to listen.",
  "search.help.find": "Find a helpline near you",
  "search.withheld": "We don’t show results for this search",
  "search.withheld.text": "They could cause harm.",
  "search.none": ["No results for “",["query"],"”"],
  "search.none.text": "Try a different word, or start with an idea.",
  "search.none.start": "Browse ideas",
  "search.none.ideas": "Ideas you might like",
  "search.none.filters": "Nothing matches all of these filters.",
  "search.none.videos": "No videos yet",
  "search.none.videos.text": "Videos that people pin will show up here.",
  "search.none.videos.pins": "Search all pins",
  "search.none.own": "None of your pins match.",
  "search.failed": "We couldn’t load your results",
  "search.more": "Show more",
  "search.start": "What are you looking for?",
  "search.start.text": "Type a few words above.",
  "search.start.recent": "Recent",
  "search.start.personal": "Recent in your pins",
  "search.start.recommended": "Ideas to start with",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
