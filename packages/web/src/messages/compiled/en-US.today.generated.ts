// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "explore.nav": "Explore",
  "explore.nav.today": "Today",
  "explore.nav.ideas": "Ideas",
  "explore.nav.videos": "Videos",
  "explore.nav.shopping": "Shopping",
  "explore.ideas.title": "Ideas",
  "explore.videos.title": "Videos",
  "explore.shopping.title": "Shopping",
  "explore.ideas.text": "Stories that people tell in a few pages: recipes, projects, rooms before and after.",
  "explore.videos.text": "Moving pictures, the newest first.",
  "explore.shopping.text": "Pins that lead to something to buy, with what it costs.",
  "explore.ideas.about": [
    "Ideas about ",
    [
      "topic"
    ]
  ],
  "explore.videos.about": [
    "Videos about ",
    [
      "topic"
    ]
  ],
  "explore.shopping.about": [
    "Shopping: ",
    [
      "topic"
    ]
  ],
  "explore.categories": "What it is about",
  "explore.all": "All",
  "explore.ideas.none": "No stories here yet",
  "explore.videos.none": "No videos here yet",
  "explore.shopping.none": "No products here yet",
  "explore.ideas.none.text": "Nobody has told one yet.",
  "explore.videos.none.text": "Nobody has pinned one yet.",
  "explore.shopping.none.text": "Pin something from a shop: what it is and costs is read from the page it links to.",
  "explore.make": "Make a pin",
  "explore.home": "Look at pictures instead",
  "explore.all.show": "Show all",
  "explore.price": [
    "Price: ",
    [
      "price"
    ]
  ],
  "explore.price.from": [
    "From ",
    [
      "price"
    ]
  ],
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
  "today.otherDays.count": [
    [
      "count",
      "plural",
      {
        "one": [
          "One article"
        ],
        "other": [
          "#",
          " articles"
        ]
      }
    ]
  ],
  "today.backToToday": "Go to today",
  "today.none": "Nothing here on this day",
  "today.none.text": "Look at another day, or at what people pinned lately.",
  "today.none.ever": "Nothing here yet",
  "today.none.ever.text": "As soon as people save pins, the most saved are collected here every day.",
  "today.none.home": "See what is new",
  "today.locale": "Language and country",
  "today.locale.go": "Show",
  "today.locale.fallback": [
    "There is nothing in ",
    [
      "asked"
    ],
    " on this day. You are reading ",
    [
      "shown"
    ],
    "."
  ],
  "article.pins": [
    [
      "count",
      "plural",
      {
        "one": [
          "One pin"
        ],
        "other": [
          "#",
          " pins"
        ]
      }
    ]
  ],
  "article.list": [
    "Pins of “",
    [
      "title"
    ],
    "”"
  ],
  "article.gone": "The pins of this article are not shown any more",
  "article.gone.text": "Whoever pinned them has made them private or deleted them.",
  "article.board": [
    [
      "count",
      "plural",
      {
        "one": [
          "One pin"
        ],
        "other": [
          "#",
          " pins"
        ]
      }
    ],
    " · ",
    [
      "name"
    ]
  ],
  "article.topic": [
    "More about ",
    [
      "name"
    ]
  ],
  "article.related": "More to look at",
  "article.preview": [
    "Only people who run the site see this. ",
    [
      "status"
    ]
  ],
  "article.preview.back": "Back to editing",
  "article.status.draft": "It is a draft.",
  "article.status.scheduled": "It is scheduled.",
  "article.status.published": "It is published.",
  "article.status.ended": "It has ended.",
  "article.status.unpublished": "It was taken back."
} as Messages
