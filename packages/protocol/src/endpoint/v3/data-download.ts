import { DataDownloadFileEndpoint } from '@corkboard/contract'
import { openDataDownload } from '@corkboard/domain/upkeep/data-downloads'
import { implementEndpoint } from '../engine/implement.ts'

export const dataDownload = implementEndpoint(DataDownloadFileEndpoint, {
  download: async (ctx) => ({ ...(await openDataDownload(ctx)), type: 'application/json; charset=utf-8' }),
})
