// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "today.title": null
  "today.description": null
  "today.otherDay": null
  "today.articles": null
  "today.kind.shop": null
  "today.kind.trending": null
  "today.kind.best": null
  "today.kind.article": null
  "today.automatic.text": null
  "today.otherDays": null
  "today.otherDays.count": { readonly count: number }
  "today.backToToday": null
  "today.none": null
  "today.none.text": null
  "today.none.ever": null
  "today.none.ever.text": null
  "today.none.home": null
  "today.locale": null
  "today.locale.go": null
  "today.locale.fallback": { readonly asked: string | number; readonly shown: string | number }
  "article.pins": { readonly count: number }
  "article.list": { readonly title: string | number }
  "article.gone": null
  "article.gone.text": null
  "article.board": { readonly count: number; readonly name: string | number }
  "article.topic": { readonly name: string | number }
  "article.related": null
  "article.preview": { readonly status: string | number }
  "article.preview.back": null
  "article.status.draft": null
  "article.status.scheduled": null
  "article.status.published": null
  "article.status.ended": null
  "article.status.unpublished": null
}

const messages = {
  "today.title": "Today",
  "today.description": "Today’s collections: what people are saving and what our editors found.",
  "today.otherDay": "Another day",
  "today.articles": "Articles",
  "today.kind.shop": "Shop",
  "today.kind.trending": "Trending",
  "today.kind.best": "Best of",
  "today.kind.article": "Article",
  "today.automatic.text": "Trending collections are picked automatically from what people save most on public boards.",
  "today.otherDays": "Other days",
  "today.otherDays.count": [["count","plural",{"one":["One article"],"other":["#"," articles"]}]],
  "today.backToToday": "Go to today",
  "today.none": "Nothing for this day",
  "today.none.text": "Try another day, or see what people pinned lately.",
  "today.none.ever": "Nothing here yet",
  "today.none.ever.text": "Once people save pins, the most-saved ones show up here every day.",
  "today.none.home": "See what’s new",
  "today.locale": "Language and country",
  "today.locale.go": "Show",
  "today.locale.fallback": ["Nothing in ",["asked"]," for this day. Showing ",["shown"]," instead."],
  "article.pins": [["count","plural",{"one":["One pin"],"other":["#"," pins"]}]],
  "article.list": ["Pins in “",["title"],"”"],
  "article.gone": "These pins are no longer available",
  "article.gone.text": "The people who pinned them deleted them or made them private.",
  "article.board": [["count","plural",{"one":["One pin"],"other":["#"," pins"]}]," · ",["name"]],
  "article.topic": ["More about ",["name"]],
  "article.related": "More to explore",
  "article.preview": ["Only admins can see this preview. ",["status"]],
  "article.preview.back": "Back to editing",
  "article.status.draft": "It’s a draft.",
  "article.status.scheduled": "It’s scheduled.",
  "article.status.published": "It’s published.",
  "article.status.ended": "It has ended.",
  "article.status.unpublished": "It was unpublished.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
