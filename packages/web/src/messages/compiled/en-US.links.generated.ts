// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "rich.product": "Product",
  "rich.product.inStock": "In stock",
  "rich.product.outOfStock": "Out of stock",
  "rich.product.range": [
    [
      "from"
    ],
    " – ",
    [
      "to"
    ]
  ],
  "rich.product.before": [
    "Before: ",
    [
      "price"
    ]
  ],
  "rich.product.brand": [
    "by ",
    [
      "brand"
    ]
  ],
  "rich.product.old": "The price may have changed since we last looked.",
  "rich.shipping.free": "Free shipping",
  "rich.shipping.here": "Ships to your country",
  "rich.shipping.notHere": "Does not ship to your country",
  "rich.shipping.from": [
    "Shipping from ",
    [
      "price"
    ]
  ],
  "rich.shipping.price": [
    "Shipping ",
    [
      "price"
    ]
  ],
  "rich.rating": [
    [
      "value"
    ],
    " of 5 stars, ",
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " rating"
        ],
        "other": [
          "#",
          " ratings"
        ]
      }
    ]
  ],
  "rich.recipe": "Recipe",
  "rich.recipe.total": [
    "Ready in ",
    [
      "time"
    ]
  ],
  "rich.recipe.prep": [
    [
      "time"
    ],
    " to prepare"
  ],
  "rich.recipe.cook": [
    [
      "time"
    ],
    " to cook"
  ],
  "rich.recipe.hours": [
    [
      "hours"
    ],
    " h"
  ],
  "rich.recipe.minutes": [
    [
      "minutes"
    ],
    " min"
  ],
  "rich.recipe.both": [
    [
      "hours"
    ],
    " h ",
    [
      "minutes"
    ],
    " min"
  ],
  "rich.recipe.servings": [
    "Makes ",
    [
      "servings"
    ]
  ],
  "rich.recipe.servings.number": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " serving"
        ],
        "other": [
          "#",
          " servings"
        ]
      }
    ]
  ],
  "rich.recipe.ingredients": "Ingredients",
  "rich.recipe.all": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " more ingredient"
        ],
        "other": [
          "#",
          " more ingredients"
        ]
      }
    ]
  ],
  "rich.article": "Article",
  "rich.article.by": [
    "By ",
    [
      "authors"
    ]
  ],
  "rich.visit.product": [
    "See it at ",
    [
      "domain"
    ]
  ],
  "rich.visit.recipe": [
    "Make it at ",
    [
      "domain"
    ]
  ],
  "rich.visit.article": [
    "Read it at ",
    [
      "domain"
    ]
  ],
  "products.title": "Shop the look",
  "products.page": "On this page",
  "products.failed": "The products could not be loaded",
  "offsite.title": "This link may be unsafe",
  "offsite.text": [
    "It leads to ",
    [
      "domain"
    ],
    ". People who look after this site have reason to believe that pages there may do harm: take passwords, install programs, or pretend to be somebody else."
  ],
  "offsite.address": "Where it leads",
  "offsite.back": "Go back to the pin",
  "offsite.go": "Open it anyway"
} as Messages
