import { userDeleted } from '@corkboard/contract/events'
import { signIn } from '../../accounts/sign-in/module.ts'
import { accountViewer } from '../../accounts/viewer/module.ts'
import { mail } from '../../platform/mail/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { defineModule, onEvent } from '../../kernel/index.ts'
import {
  CLEAR_DOWNLOADS_TASK,
  clearDataDownloads,
  DATA_DOWNLOAD_TASK,
  endDataDownloads,
  makeDataDownload,
  removeDataDownloads,
} from './data-downloads.ts'

/** Copies of a person's data, made and kept for them alone. */
export const dataDownloads = defineModule('upkeep/data-downloads', {
  uses: [signIn, accountViewer, mail, throttle],
  tables: ['data_downloads'],
  on: [onEvent(userDeleted, (tx, { user_id: userId }) => endDataDownloads(tx.db, userId))],
  jobs: [
    { name: DATA_DOWNLOAD_TASK, run: makeDataDownload },
    { name: CLEAR_DOWNLOADS_TASK, run: clearDataDownloads },
  ],
  erase: {
    files: removeDataDownloads,
    deletedBefore: clearDataDownloads,
    tables: ['data_downloads'],
  },
  notCopied: { data_downloads: 'the downloads themselves' },
})
