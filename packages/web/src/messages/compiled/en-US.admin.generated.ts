// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "admin.title": "Run the site",
  "admin.failed": "This could not be loaded",
  "admin.more": "Show more",
  "admin.secondStep.title": "Turn on a second step first",
  "admin.secondStep.text": "You can look around. Changing other people’s accounts needs two-factor authentication on yours, so that a stolen password is not enough.",
  "admin.secondStep.turnOn": "Turn it on",
  "admin.signUps": "New accounts",
  "admin.signUps.total": [
    [
      "count",
      "plural",
      {
        "0": [
          "Nobody has signed up in 30 days."
        ],
        "one": [
          "One person has signed up in 30 days."
        ],
        "other": [
          "#",
          " people have signed up in 30 days."
        ]
      }
    ]
  ],
  "admin.signUps.day": [
    [
      "date"
    ],
    ": ",
    [
      "count"
    ]
  ],
  "admin.users": "Accounts",
  "admin.users.search": "Username or whole email",
  "admin.users.clear": "Empty the search",
  "admin.users.filter": "Show",
  "admin.users.all": "All accounts",
  "admin.users.staff": "People who run the site",
  "admin.users.banned": "People who may not write",
  "admin.users.none": "No account found",
  "admin.users.list": "Accounts found",
  "admin.role.owner": "Owner",
  "admin.role.employee": "Employee",
  "admin.role.member": "Member",
  "admin.user.since": [
    "Here since ",
    [
      "date"
    ]
  ],
  "admin.user.campaign": [
    "Came by “",
    [
      "campaign"
    ],
    "”"
  ],
  "admin.user.unverified": "Email not verified",
  "admin.user.secondStep": "Second step on",
  "admin.user.sessions": [
    [
      "count",
      "plural",
      {
        "0": [
          "Logged in nowhere"
        ],
        "one": [
          "Logged in at one place"
        ],
        "other": [
          "Logged in at ",
          "#",
          " places"
        ]
      }
    ]
  ],
  "admin.user.shared": [
    [
      "count",
      "plural",
      {
        "one": [
          "One other account in the same browser"
        ],
        "other": [
          "#",
          " other accounts in the same browsers"
        ]
      }
    ]
  ],
  "admin.user.banned": "May not write",
  "admin.user.banned.reason": [
    "May not write: ",
    [
      "reason"
    ]
  ],
  "admin.user.actions": [
    "What can be done with ",
    [
      "name"
    ]
  ],
  "admin.keep": "Cancel",
  "admin.role.change": [
    "Make ",
    [
      "role",
      "select",
      {
        "owner": [
          "an owner"
        ],
        "employee": [
          "an employee"
        ],
        "other": [
          "a member"
        ]
      }
    ]
  ],
  "admin.role.title": [
    "Make ",
    [
      "name"
    ],
    " ",
    [
      "role",
      "select",
      {
        "owner": [
          "an owner"
        ],
        "employee": [
          "an employee"
        ],
        "other": [
          "a member"
        ]
      }
    ],
    "?"
  ],
  "admin.role.text.owner": [
    "Owners may do everything to other accounts. ",
    [
      "name"
    ],
    " is logged out everywhere."
  ],
  "admin.role.text.employee": [
    "Employees see all accounts and may ban members. ",
    [
      "name"
    ],
    " is logged out everywhere."
  ],
  "admin.role.text.member": [
    "Members see no account but their own here. ",
    [
      "name"
    ],
    " is logged out everywhere."
  ],
  "admin.role.done": [
    [
      "name"
    ],
    " has another role"
  ],
  "admin.ban": "Ban…",
  "admin.ban.title": [
    "Ban ",
    [
      "name"
    ],
    "?"
  ],
  "admin.ban.text": "They can read and not write, and are told why.",
  "admin.ban.reason": "Reason",
  "admin.ban.confirm": "Ban",
  "admin.ban.done": [
    [
      "name"
    ],
    " may not write any more"
  ],
  "admin.unban": "Lift ban",
  "admin.unban.title": [
    "Let ",
    [
      "name"
    ],
    " write again?"
  ],
  "admin.unban.text": "The reason they were told goes away.",
  "admin.unban.done": [
    [
      "name"
    ],
    " may write again"
  ],
  "admin.mfa": "Reset second step",
  "admin.mfa.title": [
    "Reset the second step of ",
    [
      "name"
    ],
    "?"
  ],
  "admin.mfa.text": "Apps, passkeys and recovery codes stop working at once. Make sure that it is them who asks.",
  "admin.mfa.done": [
    [
      "name"
    ],
    " logs in with the password alone now"
  ],
  "admin.log": "What was done",
  "admin.log.none": "Nothing yet.",
  "admin.log.commandLine": "The command line",
  "admin.log.set_role": [
    [
      "actor"
    ],
    " gave @",
    [
      "subject"
    ],
    " another role: ",
    [
      "detail"
    ]
  ],
  "admin.log.ban": [
    [
      "actor"
    ],
    " banned @",
    [
      "subject"
    ],
    ": ",
    [
      "detail"
    ]
  ],
  "admin.log.unban": [
    [
      "actor"
    ],
    " lifted the ban of @",
    [
      "subject"
    ]
  ],
  "admin.log.reset_mfa": [
    [
      "actor"
    ],
    " reset the second step of @",
    [
      "subject"
    ]
  ],
  "admin.log.set_password": [
    [
      "actor"
    ],
    " set the password of @",
    [
      "subject"
    ]
  ],
  "experiments.title": "Experiments",
  "experiments.close": "Close experiments",
  "experiments.text": "Who is in which group follows from their account or browser. Whoever runs the site has the groups of employees, which have what is tried.",
  "experiments.group": "Group",
  "experiments.share": "Share",
  "experiments.met": "Met it",
  "experiments.own": "Yours"
} as Messages
