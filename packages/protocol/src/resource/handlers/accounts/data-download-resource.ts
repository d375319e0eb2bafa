import { DataDownloadResource } from '@corkboard/contract'
import { loadDataDownload, requestDataDownload } from '@corkboard/domain/upkeep/data-downloads'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

export const dataDownloadResource = implement(DataDownloadResource, {
  get: (ctx) => loadDataDownload(requireSignedIn(ctx)),
  create: {
    session: async (ctx, { password, passcode }, { address, origin }) => ({
      data: await requestDataDownload(requireSignedIn(ctx), { password, passcode, address, origin }),
    }),
  },
})
