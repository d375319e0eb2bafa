// Made by `npm run gen` from the sources beside it.
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
  "today.automatic": null
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
  "today.description": "Collections of pins for today: what people save most, and what our editors found.",
  "today.otherDay": "Today, on another day",
  "today.articles": "Articles",
  "today.kind.shop": "Shop",
  "today.kind.trending": "Trending",
  "today.kind.best": "Best of",
  "today.kind.article": "Article",
  "today.automatic": "Made automatically",
  "today.automatic.text": "Made automatically from what people saved most on public boards. No editor chose these pins.",
  "today.otherDays": "Other days",
  "today.otherDays.count": [["count","plural",{"one":["One article"],"other":["#"," articles"]}]],
  "today.backToToday": "Go to today",
  "today.none": "Nothing here on this day",
  "today.none.text": "Look at another day, or at what people pinned lately.",
  "today.none.ever": "Nothing here yet",
  "today.none.ever.text": "As soon as people save pins, the most saved are collected here every day.",
  "today.none.home": "See what is new",
  "today.locale": "Language and country",
  "today.locale.go": "Show",
  "today.locale.fallback": ["There is nothing in ",["asked"]," on this day. You are reading ",["shown"],"."],
  "article.pins": [["count","plural",{"one":["One pin"],"other":["#"," pins"]}]],
  "article.list": ["Pins of “",["title"],"”"],
  "article.gone": "The pins of this article are not shown any more",
  "article.gone.text": "Whoever pinned them has made them private or deleted them.",
  "article.board": [["count","plural",{"one":["One pin"],"other":["#"," pins"]}]," · ",["name"]],
  "article.topic": ["More about ",["name"]],
  "article.related": "More to look at",
  "article.preview": ["Only people who run the site see this. ",["status"]],
  "article.preview.back": "Back to editing",
  "article.status.draft": "It is a draft.",
  "article.status.scheduled": "It is scheduled.",
  "article.status.published": "It is published.",
  "article.status.ended": "It has ended.",
  "article.status.unpublished": "It was taken back.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
