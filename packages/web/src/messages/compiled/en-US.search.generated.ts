// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "search.results": [
    "Results for “",
    [
      "query"
    ],
    "”"
  ],
  "search.results.pins": [
    "Pins found for “",
    [
      "query"
    ],
    "”"
  ],
  "search.results.boards": [
    "Boards found for “",
    [
      "query"
    ],
    "”"
  ],
  "search.results.users": [
    "People found for “",
    [
      "query"
    ],
    "”"
  ],
  "search.tabs": "What to look for",
  "search.scope.pins": "All pins",
  "search.scope.buyable_pins": "Products",
  "search.scope.my_pins": "Your pins",
  "search.scope.videos": "Videos",
  "search.scope.boards": "Boards",
  "search.scope.users": "People",
  "search.scope.idea_pins": "Stories",
  "search.guides": "Narrow it down",
  "search.guide": [
    "Add “",
    [
      "word"
    ],
    "” to the search"
  ],
  "search.filters": "Filters",
  "search.filters.count": [
    "Filters, ",
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " chosen"
        ],
        "other": [
          "#",
          " chosen"
        ]
      }
    ]
  ],
  "search.filters.clear": "Clear all filters",
  "search.filter.content": "Show",
  "search.filter.content.any": "Everything",
  "search.filter.content.video": "Videos",
  "search.filter.content.story": "Stories",
  "search.filter.content.product": "Products",
  "search.filter.sort": "Order",
  "search.filter.sort.any": "Best first",
  "search.filter.sort.newest": "Newest first",
  "search.filter.sort.popular": "Most saved first",
  "search.filter.price": "Price",
  "search.filter.price.least": "From",
  "search.filter.price.most": "To",
  "search.filter.price.use": "Use these prices",
  "search.filter.price.slip": "Write a price, like 12.50",
  "search.filter.domain": "Shop",
  "search.filter.domain.any": "Any shop",
  "search.tone": "Skin tone",
  "search.tone.1": "Lightest skin tones",
  "search.tone.2": "Light to medium skin tones",
  "search.tone.3": "Medium to dark skin tones",
  "search.tone.4": "Darkest skin tones",
  "search.tone.again": "Use your skin tone here too",
  "search.tone.uses": [
    "Used in ",
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " search"
        ],
        "other": [
          "#",
          " searches"
        ]
      }
    ],
    " so far. It is forgotten when you leave."
  ],
  "search.typo": [
    "Showing results for “",
    [
      "query"
    ],
    "”."
  ],
  "search.typo.back": [
    "Search for “",
    [
      "query"
    ],
    "” instead"
  ],
  "search.help.self_harm.title": "You are not alone",
  "search.help.self_harm": "If you think about hurting yourself, talk to somebody now. People who listen are there, by phone and in writing, in almost every country.",
  "search.help.eating_disorder.title": "There is help",
  "search.help.eating_disorder": "If food or your body worry you, people who understand can help, whatever your weight.",
  "search.help.low_mood.title": "Hard days?",
  "search.help.low_mood": "If things feel heavy, talking helps. Somebody is there to listen.",
  "search.help.find": "Find a helpline near you",
  "search.withheld": "We show nothing for this search",
  "search.withheld.text": "What could be found might do harm.",
  "search.none": [
    "Nothing found for “",
    [
      "query"
    ],
    "”"
  ],
  "search.none.text": "Check the spelling, or use fewer or other words.",
  "search.none.filters": "Nothing has all of these filters.",
  "search.none.own": "None of your pins has these words.",
  "search.failed": "The search could not be done",
  "search.more": "Show more",
  "search.start": "What are you looking for?",
  "search.start.text": "Type a few words in the field above.",
  "search.start.recent": "Searched before",
  "search.start.personal": "Searched among your pins",
  "search.start.recommended": "Ideas to begin with",
  "search.recent.remove": [
    "Forget “",
    [
      "query"
    ],
    "”"
  ],
  "search.recent.clear": "Forget all searches",
  "search.recent.failed": "This could not be forgotten. Try again.",
  "typeahead.label": "Suggestions",
  "typeahead.recent": "Searched before",
  "typeahead.count": [
    [
      "count",
      "plural",
      {
        "0": [
          "No suggestions"
        ],
        "one": [
          "#",
          " suggestion"
        ],
        "other": [
          "#",
          " suggestions"
        ]
      }
    ]
  ],
  "typeahead.kind.user": "Person",
  "typeahead.kind.board": "Board",
  "typeahead.kind.topic": "Topic"
} as Messages
