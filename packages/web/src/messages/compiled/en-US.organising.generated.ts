// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "organise.title": [
    "Organise ",
    [
      "name"
    ]
  ],
  "organise.help": "Choose pins by pressing them; hold Shift for a row. Drag them onto a section or beside another pin, and sections beside each other. With the keyboard: Space chooses, Alt with an arrow key moves, Delete deletes, Escape ends.",
  "organise.help.finger": "Tap pins to choose them. Rest a finger on one until it lifts, then carry it onto a section or beside another pin; sections are carried beside each other.",
  "organise.pins": "Pins to choose from",
  "organise.empty": "There is nothing here to organise",
  "organise.selected": [
    [
      "count",
      "plural",
      {
        "0": [
          "Nothing chosen"
        ],
        "one": [
          "#",
          " pin chosen"
        ],
        "other": [
          "#",
          " pins chosen"
        ]
      }
    ]
  ],
  "organise.all": "Choose all",
  "organise.none": "Choose none",
  "organise.move": "Move",
  "organise.copy": "Copy",
  "organise.delete": "Delete",
  "organise.cover": "Use as cover",
  "organise.earlier": "Move earlier",
  "organise.later": "Move later",
  "organise.done": "Done",
  "organise.order": "Sort by",
  "organise.order.newest": "Newest first",
  "organise.order.oldest": "Oldest first",
  "organise.order.custom": "My own order",
  "organise.pin.unnamed": "Pin without a title",
  "organise.sections": "Drop pins onto a section",
  "organise.beside": "No section",
  "organise.section.earlier": [
    "Move section ",
    [
      "title"
    ],
    " earlier"
  ],
  "organise.section.later": [
    "Move section ",
    [
      "title"
    ],
    " later"
  ],
  "organise.section.put": [
    [
      "title"
    ],
    " is now at place ",
    [
      "place"
    ]
  ],
  "organise.moved": [
    [
      "count",
      "plural",
      {
        "0": [
          "No pin could be moved to ",
          [
            "place"
          ]
        ],
        "one": [
          "#",
          " pin moved to ",
          [
            "place"
          ]
        ],
        "other": [
          "#",
          " pins moved to ",
          [
            "place"
          ]
        ]
      }
    ]
  ],
  "organise.copied": [
    [
      "count",
      "plural",
      {
        "0": [
          "No pin could be copied to ",
          [
            "place"
          ]
        ],
        "one": [
          "#",
          " pin copied to ",
          [
            "place"
          ]
        ],
        "other": [
          "#",
          " pins copied to ",
          [
            "place"
          ]
        ]
      }
    ]
  ],
  "organise.deleted": [
    [
      "count",
      "plural",
      {
        "0": [
          "No pin could be deleted"
        ],
        "one": [
          "#",
          " pin deleted"
        ],
        "other": [
          "#",
          " pins deleted"
        ]
      }
    ]
  ],
  "organise.restored": [
    [
      "count",
      "plural",
      {
        "0": [
          "No pin could be brought back"
        ],
        "one": [
          "#",
          " pin is back"
        ],
        "other": [
          "#",
          " pins are back"
        ]
      }
    ]
  ],
  "organise.movedBack": [
    [
      "count",
      "plural",
      {
        "0": [
          "No pin could be moved back"
        ],
        "one": [
          "#",
          " pin moved back"
        ],
        "other": [
          "#",
          " pins moved back"
        ]
      }
    ]
  ],
  "organise.covered": "This pin is the cover now",
  "organise.put": [
    [
      "count",
      "plural",
      {
        "one": [
          "Pin is now at place ",
          [
            "place"
          ]
        ],
        "other": [
          "#",
          " pins are now in a row from place ",
          [
            "place"
          ]
        ]
      }
    ]
  ],
  "organise.undo": "Undo",
  "organise.delete.title": [
    [
      "count",
      "plural",
      {
        "one": [
          "Delete ",
          "#",
          " pin?"
        ],
        "other": [
          "Delete ",
          "#",
          " pins?"
        ]
      }
    ]
  ],
  "organise.delete.text": [
    [
      "count",
      "plural",
      {
        "one": [
          "It disappears"
        ],
        "other": [
          "They disappear"
        ]
      }
    ],
    " from ",
    [
      "board"
    ],
    ". Copies that others saved stay."
  ],
  "organise.delete.keep": [
    [
      "count",
      "plural",
      {
        "one": [
          "Keep it"
        ],
        "other": [
          "Keep them"
        ]
      }
    ]
  ]
} as Messages
